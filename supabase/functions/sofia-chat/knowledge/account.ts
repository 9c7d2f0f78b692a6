/** Accounts, and what they keep. */
import {fact, type Passage} from './passage.ts';
import {MIN_PASSWORD_LENGTH, POLICY_DAYS} from './shop.generated.ts';

export const ACCOUNT: readonly Passage[] = [
  fact(
    'cuenta',
    [
      'No necesitas cuenta para comprar; con ella, tus favoritos te siguen en todos tus dispositivos.',
      `Para crear tu cuenta entra en «Acceder», elige «Registrarse» y escribe tu correo y una contraseña de al menos ${MIN_PASSWORD_LENGTH} caracteres. Es gratis.`,
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
    'mis-productos',
    [
      'Lo que compraste está en «Mis productos». La abre el enlace del correo de tu compra o, si tienes cuenta con la misma dirección, entrar con ella.',
      'Si perdiste ese correo, busca en spam o promociones, o pide allí mismo un enlace nuevo con tu número de pedido y la dirección con la que pagaste. Si no lo consigues, escribe en «Contacto» o pregunta en la comunidad («Únete a nuestra comunidad»).',
    ],
    [
      'perdí el correo con mi compra',
      'perdí el enlace de descarga',
      'borré el mail de mi compra',
      'dónde están mis compras',
      'cómo vuelvo a descargar',
      'cuántas veces puedo descargar',
    ],
  ),
  fact(
    'correo-equivocado',
    [
      'Si escribiste mal tu correo al pagar, escribe en «Contacto» con la dirección correcta y tu número de pedido: lo revisa una persona. Desde el chat no puedo cambiarlo.',
    ],
    ['escribí mal mi correo al pagar', 'puse un correo equivocado', 'quiero cambiar mi correo'],
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
