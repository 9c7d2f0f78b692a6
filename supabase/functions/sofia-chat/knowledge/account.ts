/** Accounts, and what they keep. */
import {fact, type Passage} from './passage.ts';
import {MIN_PASSWORD_LENGTH, POLICY_DAYS} from './shop.generated.ts';

export const ACCOUNT: readonly Passage[] = [
  fact(
    'cuenta',
    [
      `Para crear tu cuenta entra en «Acceder», elige «Registrarse» y escribe tu correo y una contraseña de al menos ${MIN_PASSWORD_LENGTH} caracteres. Es gratis.`,
      'No necesitas cuenta para comprar; con ella, tus favoritos te siguen en todos tus dispositivos.',
    ],
    [
      'cómo creo una cuenta',
      'cómo me registro',
      'necesito una cuenta para comprar',
      'cómo inicio sesión',
      'para qué sirve registrarse',
    ],
  ),
  fact(
    'borrar-cuenta',
    [
      `Pide que borremos tu cuenta o tus datos en «Contacto», o al correo que está en la política de privacidad, al pie de cada página. Según esa política respondemos en ${POLICY_DAYS.privacy} días hábiles como máximo. Desde el chat no puedo borrarlos.`,
    ],
    [
      'cómo borro mi cuenta',
      'quiero borrar mis datos',
      'quiero cerrar mi cuenta',
      'dar de baja mi cuenta',
      'borra mis datos personales',
      'eliminar mi cuenta',
      'qué datos míos guardan',
    ],
  ),
  fact(
    'contrasena',
    [
      'Entra en «Acceder» y pulsa «¿Olvidaste tu contraseña?». Te enviamos un correo con un enlace para elegir una nueva. Si no lo ves, revisa spam o promociones. Si aun así no entras, escribe en «Contacto».',
    ],
    [
      'olvidé mi contraseña',
      'cómo recupero mi clave',
      'quiero cambiar mi contraseña',
      'perdí mi password',
      'no me acuerdo de mi contraseña',
      'no puedo entrar a mi cuenta',
      'no me deja entrar a mi cuenta',
    ],
  ),
  fact(
    'favoritos',
    [
      'Toca el corazón de un producto para guardarlo en tus favoritos y vuelve a tocarlo para quitarlo. Los encuentras en «Favoritos». Si inicias sesión, te siguen en todos tus dispositivos.',
    ],
    [
      'cómo guardo o agrego un producto a favoritos',
      'dónde está mi lista de deseos',
      'para qué es el corazón',
      'cómo quito algo de favoritos',
    ],
  ),
];
