/** How to reach people, said whenever SofIA cannot help. */
export const HELP =
  'Puedes preguntar en nuestra comunidad (el enlace «Únete a nuestra comunidad» está al pie de cada página) o revisar las Preguntas Frecuentes.';
