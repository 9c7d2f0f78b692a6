/** How to reach people, said whenever SofIA cannot help. Names in guillemets are links in the shop. */
export const HELP =
  'Puedes escribir a una persona en «Contacto», preguntar en la comunidad («Únete a nuestra comunidad») o revisar las «Preguntas frecuentes».';
