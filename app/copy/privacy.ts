/** Texts of the privacy notice; apart, because it comes when the page is alive. */
export const privacy = {
  title: 'Tu privacidad',
  text: 'Con tu permiso medimos las visitas para mejorar la tienda. Sin él, no medimos nada y todo funciona igual.',
  accept: 'Aceptar',
  reject: 'Rechazar',
  close: 'Cerrar sin cambiar nada',
} as const;
