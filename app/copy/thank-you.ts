import type {ContactError} from '~/domain/contact-message';

/** Texts of the thank-you page and its help form. */
export const thankYou = {
  metaTitle: 'Gracias por tu compra',
  metaDescription: 'Confirmación de tu compra en Reventa PLR.',
  defaultName: 'Cliente',
  /** Shown when the address names no order. */
  defaultOrder: 'RP-0000',
  heading: (name: string) => `¡Gracias, ${name}!`,
  confirmed: 'Tu compra ha sido confirmada exitosamente',
  orderLabel: 'Número de confirmación',
  email:
    'Te enviaremos un correo con los detalles de tu pedido y el acceso a tus productos digitales. Si no lo ves en unos minutos, revisa tu carpeta de spam.',
  steps: {
    title: '¿Qué sigue?',
    items: [
      {icon: 'mail', title: 'Abre tu correo', text: 'Ahí está el enlace a tu área de productos.'},
      {
        icon: 'download',
        title: 'Descarga tus archivos',
        text: 'Guárdalos donde los tengas a mano.',
      },
      {icon: 'rocket', title: 'Ponles tu marca y vende', text: 'El 100% de lo que ganes es tuyo.'},
    ],
  },
  upsell: {
    title: 'Oferta Especial Solo Para Ti',
    course: 'Crea landing pages con IA',
    text: 'Aprende paso a paso a construir páginas de venta con inteligencia artificial para los productos que acabas de comprar.',
    price: (amount: number) => `$${amount} USD`,
    action: 'Ver el curso',
  },
  help: {
    title: '¿Necesitas ayuda?',
    text: 'Escríbenos y te respondemos por correo.',
    name: 'Nombre',
    email: 'Email',
    message: 'Mensaje',
    send: 'Enviar Mensaje',
    opensMail: 'Tu mensaje se abrirá en tu programa de correo, listo para enviar.',
    subject: (order: string) => `Ayuda con el pedido ${order}`,
    direct: 'O escríbenos directo a',
    errorTitle: 'Revisa el formulario',
  },
  backHome: 'Volver al Inicio',
} as const;

/** What is wrong with the help form's fields. */
export const contactErrors: Readonly<Record<ContactError, string>> = {
  'missing-fields': 'Por favor completa todos los campos',
  'invalid-email': 'Email inválido',
  'email-too-long': 'Email inválido',
  'name-too-long': 'Tu nombre es demasiado largo',
  'message-too-long': 'Tu mensaje es demasiado largo: el máximo es 2000 caracteres',
};
