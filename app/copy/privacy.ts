/** Texts of the privacy notice. */
export const privacy = {
  title: 'Tu privacidad',
  text: 'Con tu permiso medimos las visitas para mejorar la tienda. Sin él, no medimos nada y todo funciona igual.',
  accept: 'Aceptar',
  reject: 'Rechazar',
} as const;
