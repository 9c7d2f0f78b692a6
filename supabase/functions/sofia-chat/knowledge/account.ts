/** Accounts, and what they keep. */
import {HELP} from './help.ts';
import {fact, type Passage} from './passage.ts';
import {MIN_PASSWORD_LENGTH} from './shop.generated.ts';

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
      'no puedo entrar a mi cuenta',
    ],
  ),
  fact(
    'borrar-cuenta',
    [
      'No tengo esa información: la tienda no tiene una opción para borrar la cuenta o los datos. Pídelo en la comunidad, donde está el grupo de soporte.',
      HELP,
    ],
    [
      'cómo borro mi cuenta',
      'quiero borrar mis datos',
      'quiero cerrar mi cuenta',
      'dar de baja mi cuenta',
    ],
  ),
  fact(
    'contrasena',
    [
      'Entra en «Acceder» y pulsa «¿Olvidaste tu contraseña?». Te enviamos un correo con un enlace para elegir una nueva. Si no lo ves, revisa spam o promociones.',
    ],
    [
      'olvidé mi contraseña',
      'cómo recupero mi clave',
      'quiero cambiar mi contraseña',
      'perdí mi password',
      'no me acuerdo de mi contraseña',
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
