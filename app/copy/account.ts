import type {AccountError} from '~/domain/account/account-error';
import type {FormFailure} from '~/domain/support/form';

/** Texts of the sign-in screens. */
export const auth = {
  metaTitle: 'Inicia sesión o crea tu cuenta',
  metaDescription: 'Entra a tu cuenta de Reventa PLR o crea una en un minuto.',
  heading: 'Bienvenido',
  text: 'Inicia sesión o crea una cuenta para continuar',
  tabs: 'Iniciar sesión o registrarse',
  signIn: 'Iniciar Sesión',
  signUp: 'Registrarse',
  email: 'Correo',
  emailPlaceholder: 'tu@correo.com',
  password: 'Contraseña',
  confirmation: 'Confirmar contraseña',
  passwordRule: (length: number) => `Al menos ${length} caracteres`,
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  withoutPassword: '¿Todavía no tienes contraseña?',
  choosePassword: 'Elegir una contraseña',
  accessWithout: '¿Compraste sin cuenta? Entra sin contraseña.',
  signInAction: 'Iniciar Sesión',
  signInBusy: 'Iniciando sesión...',
  signUpAction: 'Crear cuenta',
  signUpBusy: 'Creando cuenta...',
  forgotten: '¿Olvidaste tu contraseña?',
  checking: 'Comprobando tu sesión…',
  entering: 'Entrando a tu cuenta…',
  withoutScript: 'Activa JavaScript en tu navegador para iniciar sesión o crear una cuenta.',
  validation: 'Error de validación',
  signInFailed: 'Error al iniciar sesión',
  signUpFailed: 'Error al registrarse',
  welcome: '¡Bienvenido!',
  welcomeText: 'Has iniciado sesión correctamente.',
  created: '¡Registro exitoso!',
  createdText: 'Tu cuenta ha sido creada. Ya puedes iniciar sesión.',
  pending: 'Revisa tu correo',
  pendingText: (email: string) =>
    `Si ${email} puede abrir una cuenta, te llega un enlace para confirmarla. Si ya tenías una, inicia sesión como siempre. Si no lo ves, revisa tu carpeta de spam.`,
  goToSignIn: 'Ir a iniciar sesión',
  benefitsTitle: 'Con tu cuenta',
  benefits: [
    {icon: 'heart', text: 'Tus favoritos te siguen a todos tus dispositivos.'},
    {icon: 'shopping-cart', text: 'Tus compras, siempre a mano.'},
    {icon: 'shield-check', text: 'Usamos tu correo solo para tu cuenta y tus compras.'},
  ],
  off: 'Por ahora no hay cuentas',
  offText: 'Explora, guarda favoritos y compra sin una.',
  browse: 'Explorar Productos',
  uncheckedTitle: 'No pudimos comprobar tu sesión',
  deadLink: 'El enlace ya no sirve',
  deadLinkText: 'Ya se usó o venció: cada enlace funciona una sola vez y dura una hora.',
} as const;

/** Texts about an opened mailed link, before the shopper decides (docs/product.md 9.8). */
export const linkQuestion = {
  heading: 'Entra a tu cuenta',
  /** Asked where another account is open. */
  question: '¿Es tu cuenta?',
  text: 'Este enlace abre la cuenta de',
  leaves: (email: string) => `Si entras, se cierra aquí la cuenta de ${email}.`,
  wishes: (count: number) =>
    count === 1
      ? 'Tienes 1 favorito en este navegador. Llévalo solo si la cuenta es tuya.'
      : `Tienes ${count} favoritos en este navegador. Llévalos solo si la cuenta es tuya.`,
  warning: 'Si no pediste este enlace, no continúes: puede ser la cuenta de otra persona.',
  enter: 'Sí, entrar',
  enterWithWishes: 'Entrar con mis favoritos',
  enterWithout: 'Entrar sin mis favoritos',
  refuse: 'No es mi cuenta',
  busy: 'Entrando…',
  /** Texts for the link in a purchase's mail, which the buyer did not ask for. */
  purchase: {
    /** While the link is read. */
    title: 'Abre tus productos',
    heading: '¿Abrimos tus productos?',
    text: 'Tus archivos, tu certificado y tu recibo, con la cuenta de',
    warning: '¿No es tu correo? Cierra esta página: nada cambia.',
    enter: 'Sí, abrir mis productos',
  },
  change: {
    heading: '¿Cambiar el correo?',
    text: 'Este enlace cambia el correo de una cuenta a',
    warning: 'Si no lo pediste, no lo confirmes: la cuenta es de otra persona.',
    enter: 'Sí, cambiar el correo',
    refuse: 'No, dejarlo como está',
    done: 'Recibimos tu confirmación',
    doneText: 'Cuando los dos correos lo confirmen, entra con un enlace al correo nuevo.',
  },
  failed: 'No pudimos abrir la cuenta',
  refused: 'No entraste con el enlace',
  refusedText: 'Todo sigue como estaba.',
} as const;

/** Texts of the forms that ask for a mailed link. */
export const linkForms = {
  back: 'Volver a iniciar sesión',
  busy: 'Enviando…',
  failed: 'No pudimos enviar el enlace',
  sent: 'Revisa tu correo',
  again: 'Enviar otra vez o a otro correo',
  /** Where a link that is used or too old led. */
  dead: {heading: 'Pide un enlace nuevo', text: auth.deadLinkText},
  reset: {
    heading: 'Recupera tu contraseña',
    text: 'Escribe el correo de tu cuenta y te enviamos un enlace para elegir una contraseña nueva.',
    action: 'Enviar enlace',
    sentText: (email: string) =>
      `Si hay una cuenta con ${email}, te llega un enlace en unos minutos. Si no lo ves, revisa tu carpeta de spam.`,
  },
  access: {
    heading: 'Entra con un enlace',
    text: 'Escribe el correo de tu compra y te enviamos un enlace que abre tus productos, sin contraseña.',
    action: 'Enviarme mi acceso',
    sentText: (email: string) =>
      `Si ${email} tiene una compra o una cuenta, te llega un enlace en unos minutos. Si no lo ves, revisa tu carpeta de spam o prueba con otro correo tuyo.`,
  },
} as const;

export const newPassword = {
  metaTitle: 'Elige una contraseña nueva',
  metaDescription: 'Cambia la contraseña de tu cuenta de Reventa PLR.',
  heading: 'Nueva contraseña',
  text: 'Elige la contraseña nueva de',
  waitText: 'Al guardarla, se cierran tus sesiones en otros dispositivos.',
  old: 'Contraseña actual',
  password: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña nueva',
  action: 'Guardar contraseña',
  busy: 'Guardando…',
  checking: 'Comprobando tu enlace…',
  failed: 'No pudimos cambiar tu contraseña',
  mailLink: 'Enviarme un enlace',
  mailLinkBusy: 'Enviando…',
  linkSent: 'Revisa tu correo',
  linkSentText: (email: string) =>
    `Te enviamos un enlace a ${email}. Ábrelo y elige ahí tu contraseña nueva.`,
  done: 'Contraseña actualizada',
  doneText: 'Tus otras sesiones se cerraron.',
  needsLink: 'Abre el enlace de tu correo',
  needsLinkText: 'Ahí eliges tu contraseña nueva.',
  askAgain: 'Pedir otro enlace',
  stillIn: (email: string) =>
    `Sigues en la cuenta de ${email}: aquí cambias la contraseña de esa cuenta.`,
} as const;

/** Errors that are shown without a request (docs/product.md 9.3). */
export const validationErrors: Readonly<Partial<Record<FormFailure, string>>> = {
  'invalid-email': 'Email inválido',
  'password-too-short': 'La contraseña debe tener al menos 6 caracteres',
  'passwords-differ': 'Las contraseñas no coinciden',
  'password-too-long':
    'Elige una contraseña más corta: hasta 72 caracteres, o menos con tildes, ñ o emojis',
};

const accountErrors: Readonly<Record<Exclude<AccountError['code'], 'other'>, string>> = {
  'invalid-credentials': 'Credenciales inválidas. Verifica tu email y contraseña.',
  'already-registered': 'Este email ya está registrado. Por favor inicia sesión.',
  'email-not-confirmed':
    'Aún falta confirmar tu correo. Abre el enlace que te enviamos; si no lo encuentras, regístrate otra vez y te llega uno nuevo.',
  'invalid-email': 'Ese correo no puede recibir mensajes. Prueba con otro.',
  'weak-password': 'Esa contraseña es demasiado fácil de adivinar. Elige otra.',
  'same-password': 'Esa ya es tu contraseña. Elige una distinta.',
  'sign-up-disabled': 'Por ahora no se pueden crear cuentas nuevas.',
  banned: 'Esta cuenta está suspendida. Escríbenos si crees que es un error.',
  'rate-limited': 'Hubo demasiados intentos seguidos. Espera unos minutos e inténtalo de nuevo.',
  'signed-out': 'Tu sesión terminó. Inicia sesión otra vez, o pide otro enlace.',
  'reauthentication-needed':
    'Confirma que eres tú: pide un enlace a tu correo, ábrelo y elige ahí tu contraseña.',
  'wrong-old-password':
    'Tu contraseña actual no es esa. Si no la recuerdas, pide un enlace a tu correo y elige otra.',
  'password-too-long':
    'Elige una contraseña más corta: hasta 72 caracteres, o menos con tildes, ñ o emojis.',
  'invalid-input': 'Revisa tus datos e inténtalo de nuevo.',
  'dead-link': 'Ese enlace ya se usó o venció. Pide otro: llega en unos minutos.',
  'mail-not-sent':
    'No pudimos enviar nada a ese correo. Prueba con otro, o escríbenos desde Contacto.',
  conflict:
    'Tu cuenta cambió en otra pestaña o dispositivo. Vuelve a cargar la página e inténtalo de nuevo.',
  'not-allowed': 'Vuelve a cargar la página e inténtalo de nuevo, o escríbenos desde Contacto.',
  unreachable:
    'No pudimos llegar a tu cuenta. Revisa tu conexión e inténtalo de nuevo en un momento; puedes comprar sin cuenta.',
};

/** Texts for the account backend's errors; unknown errors keep the backend's text (docs/product.md 9.4). */
export function accountErrorText(error: AccountError): string {
  return error.code === 'other' ? error.message : accountErrors[error.code];
}
