/**
 * The licences of the shop, owned by its operator (docs/operating.md, The licence). A change of what a
 * sentence allows is a new version with a new date: a buyer keeps the one under which they bought.
 */
import type {Licence, RightId} from '~/domain/licence/licence';

/** Licence of nearly every product. */
export const plrLicence: Licence = {
  id: 'plr',
  name: 'Licencia PLR',
  version: '1.0',
  date: '2026-11-22',
  summary:
    'Editas el producto, le pones tu marca y lo vendes a clientes finales; los derechos no se revenden.',
  rights: {
    editar: {
      verdict: 'yes',
      label: 'Editarlo',
      sentence:
        'Puedes editar el producto: cambiar textos, imágenes, colores y portada, recortarlo o ampliarlo.',
    },
    marca: {
      verdict: 'yes',
      label: 'Ponerle tu marca',
      sentence: 'Puedes ponerle tu nombre, tu logo y tu marca, y cambiarle el título.',
    },
    traducir: {
      verdict: 'yes',
      label: 'Traducirlo',
      sentence: 'Puedes traducirlo a cualquier idioma y vender tu traducción.',
    },
    adaptar: {
      verdict: 'yes',
      label: 'Convertirlo en curso, audio o video',
      sentence: 'Puedes convertirlo en otro formato: un curso, un audio, un video o artículos.',
    },
    vender: {
      verdict: 'yes',
      label: 'Venderlo al precio que quieras',
      sentence:
        'Puedes vender el producto terminado a clientes finales, con tu nombre y al precio que decidas.',
    },
    ganancias: {
      verdict: 'yes',
      label: 'Quedarte con el 100%',
      sentence:
        'Te quedas con el 100% de las ganancias de lo que vendas: no cobramos comisión por tus ventas.',
    },
    marketplace: {
      verdict: 'condition',
      label: 'Venderlo en otras plataformas, según sus reglas',
      sentence:
        'Puedes venderlo en un marketplace de cursos, en una gran tienda en línea o en tu propio checkout, si respetas las reglas de cada plataforma: algunas piden personalizar el contenido PLR o no lo aceptan.',
    },
    afiliados: {
      verdict: 'yes',
      label: 'Tener afiliados',
      sentence:
        'Puedes tener afiliados que vendan tu producto en tu nombre a cambio de una comisión; ellos no reciben derechos sobre él.',
    },
    imprimir: {
      verdict: 'yes',
      label: 'Imprimirlo',
      sentence: 'Puedes imprimir tu versión y vender los ejemplares en papel.',
    },
    paquete: {
      verdict: 'condition',
      label: 'Venderlo en paquete con otros',
      sentence:
        'Puedes dividirlo, o unirlo con otros materiales en un paquete, si lo que vendes es un producto terminado para clientes finales.',
    },
    membresia: {
      verdict: 'condition',
      label: 'Incluirlo en una membresía de pago',
      sentence:
        'Puedes incluirlo en una membresía de pago, si tus miembros lo reciben terminado y para su propio uso.',
    },
    regalar: {
      verdict: 'condition',
      label: 'Regalarlo como bono o a cambio de un registro',
      sentence:
        'Puedes regalar tu versión terminada como bono de una compra o a cambio de un registro, si lleva tu marca y no queda publicada para descarga libre.',
    },
    autoria: {
      verdict: 'condition',
      label: 'Firmar tu versión',
      sentence:
        'Puedes firmar tu versión con tu nombre, si no registras como obra tuya el texto original ni reclamas nada a los demás compradores.',
    },
    'revender-derechos': {
      verdict: 'no',
      label: 'Vender la licencia, como PLR o MRR',
      sentence:
        'No puedes revender los derechos: la licencia no incluye derechos maestros de reventa (MRR) y no permite ofrecer el producto como PLR para que otros lo revendan.',
    },
    reventa: {
      verdict: 'no',
      label: 'Dejar que tus clientes lo revendan',
      sentence: 'Tus clientes no pueden revender lo que les vendes: lo compran para su propio uso.',
    },
    exclusividad: {
      verdict: 'no',
      label: 'Tener exclusividad',
      sentence:
        'Los productos no son exclusivos: otras personas pueden comprar el mismo y venderlo con su propia marca.',
    },
    editables: {
      verdict: 'no',
      label: 'Entregar los archivos editables',
      sentence:
        'No puedes entregar los archivos editables a tus clientes: les vendes el producto terminado.',
    },
    compartir: {
      verdict: 'no',
      label: 'Compartir tu licencia',
      sentence:
        'No puedes compartir ni pasar tu licencia a otra persona o negocio: cada uno necesita la suya.',
    },
  },
  unstated: [
    {
      id: 'duracion',
      sentence: 'Los términos no dicen cuánto dura la licencia ni el acceso a los archivos.',
    },
    {
      id: 'cursos',
      sentence:
        'Los términos son los de los productos PLR de la tienda; no dicen si los cursos del IA CLUB se pueden vender.',
    },
  ],
};

const forYourself = (label: string, sentence: string) =>
  ({verdict: 'no', label, sentence}) as const;

/** Licence of products for personal use, without resale. */
export const personalLicence: Licence = {
  id: 'uso-personal',
  name: 'Licencia de uso personal',
  version: '1.0',
  date: '2026-11-22',
  summary: 'Usas el producto tú, en tu vida o en tu negocio; no se vende ni se comparte.',
  rights: {
    ...plrLicence.rights,
    editar: {
      verdict: 'condition',
      label: 'Adaptarlo para ti',
      sentence: 'Puedes editar el producto, si es para usarlo tú.',
    },
    marca: forYourself('Ponerle tu marca', 'No puedes ponerle tu nombre ni tu marca.'),
    traducir: {
      verdict: 'condition',
      label: 'Traducirlo para ti',
      sentence: 'Puedes traducirlo, si es para usarlo tú.',
    },
    adaptar: forYourself(
      'Publicarlo en otro formato',
      'No puedes publicarlo en otro formato, ni como curso, ni como audio, ni como video.',
    ),
    vender: forYourself('Venderlo', 'No puedes vender el producto ni tu versión de él.'),
    ganancias: forYourself('Cobrar por él', 'No puedes cobrar por el producto.'),
    marketplace: forYourself(
      'Publicarlo en un marketplace',
      'No puedes publicarlo en un marketplace ni en otra tienda.',
    ),
    afiliados: forYourself('Tener afiliados', 'No puedes venderlo por medio de afiliados.'),
    imprimir: {
      verdict: 'condition',
      label: 'Imprimirlo para ti',
      sentence: 'Puedes imprimirlo, si es para usarlo tú.',
    },
    paquete: forYourself('Ponerlo en un paquete', 'No puedes ponerlo en un paquete que vendas.'),
    membresia: forYourself(
      'Incluirlo en una membresía',
      'No puedes incluirlo en una membresía ni en un curso.',
    ),
    regalar: forYourself('Regalarlo', 'No puedes regalar el producto ni tu versión de él.'),
    autoria: forYourself('Firmarlo como tuyo', 'No puedes firmarlo como obra tuya.'),
    reventa: forYourself('Que otros lo revendan', 'Nadie puede revender el producto.'),
    editables: forYourself(
      'Entregar los archivos',
      'No puedes entregar los archivos a otra persona.',
    ),
  },
  unstated: plrLicence.unstated.filter(({id}) => id === 'duracion'),
};

/** All licences; a product's metafield names one of them by its id. */
export const licences: readonly Licence[] = [plrLicence, personalLicence];

/**
 * The licence that a product is sold under: the PLR one when its metafield is missing or blank, and null when it
 * names one that nobody wrote, of which nothing may be promised.
 */
export function licenceOf(named: string | null | undefined): Licence | null {
  const id = named?.trim() ?? '';
  return id === '' ? plrLicence : (licences.find((licence) => licence.id === id) ?? null);
}

/** The sentence on a right of the shop's own licence, word for word. */
export function ruling(id: RightId): string {
  return plrLicence.rights[id].sentence;
}
