/** Texts of the privacy notice; apart, because it comes when the page is alive. */
export const privacy = {
  title: 'Tu privacidad',
  text: '¿Nos dejas medir las visitas para mejorar la tienda? Si no, todo funciona igual.',
  accept: 'Aceptar',
  reject: 'Rechazar',
  close: 'Cerrar sin cambiar nada',
} as const;
