/**
 * The licences as plain text in three languages, for a platform's reviewers (docs/product.md 17.1). The Spanish text is
 * `licence.ts` and prevails. Signed certificates carry digests of these texts: a changed letter is a new version of the
 * licence, and needs `npx tsx scripts/build-certificate-licences.ts`.
 */
import type {Licence, RightId} from '~/domain/licence/licence';
import {licences} from './licence';

const TEXT_LANGUAGES = ['es', 'en', 'pt'] as const;
type TextLanguage = (typeof TEXT_LANGUAGES)[number];

interface Translation {
  readonly name: string;
  readonly summary: string;
  readonly rights: Readonly<Record<RightId, string>>;
  /** By id. */
  readonly unstated: Readonly<Record<string, string>>;
}

const plrEnglish: Translation = {
  name: 'PLR licence',
  summary:
    'You edit the product, put your brand on it and sell it to end customers; the rights are not resold.',
  rights: {
    editar:
      'You may edit the product: change texts, images, colours and cover, shorten it or extend it.',
    marca: 'You may put your name, your logo and your brand on it, and change its title.',
    traducir: 'You may translate it into any language and sell your translation.',
    adaptar:
      'You may turn it into another format: a course, an audio recording, a video or articles.',
    vender:
      'You may sell the finished product to end customers, under your name and at the price you choose.',
    ganancias: 'You keep 100% of the profits of your sales: we take no commission on them.',
    marketplace:
      'You may sell it on a course marketplace, on a large online store or in your own checkout, if you respect the rules of each platform: some require PLR content to be customised or do not accept it.',
    afiliados:
      'You may have affiliates who sell your product in your name for a commission; they receive no rights to it.',
    imprimir: 'You may print your version and sell the paper copies.',
    paquete:
      'You may split it, or combine it with other materials in a bundle, if what you sell is a finished product for end customers.',
    membresia:
      'You may include it in a paid membership, if your members receive it finished and for their own use.',
    regalar:
      'You may give your finished version away as a bonus of a purchase or in exchange for a registration, if it carries your brand and is not published for free download.',
    autoria:
      'You may sign your version with your name, if you do not register the original text as your work and claim nothing from the other buyers.',
    'revender-derechos':
      'You may not resell the rights: the licence includes no master resale rights (MRR) and does not allow the product to be offered as PLR for others to resell.',
    reventa: 'Your customers may not resell what you sell them: they buy it for their own use.',
    exclusividad:
      'Products are not exclusive: other people may buy the same one and sell it under their own brand.',
    editables:
      'You may not hand the editable files to your customers: you sell them the finished product.',
    compartir:
      'You may not share or transfer your licence to another person or business: each one needs their own.',
  },
  unstated: {
    duracion: 'The terms do not say how long the licence or the access to the files lasts.',
    cursos:
      'The terms are those of the PLR products of the shop; they do not say whether the courses of IA CLUB may be sold.',
  },
};

const plrPortuguese: Translation = {
  name: 'Licença PLR',
  summary:
    'Você edita o produto, coloca a sua marca e o vende a clientes finais; os direitos não são revendidos.',
  rights: {
    editar:
      'Você pode editar o produto: mudar textos, imagens, cores e capa, encurtá-lo ou ampliá-lo.',
    marca: 'Você pode colocar o seu nome, o seu logotipo e a sua marca, e mudar o título.',
    traducir: 'Você pode traduzi-lo para qualquer idioma e vender a sua tradução.',
    adaptar: 'Você pode convertê-lo em outro formato: um curso, um áudio, um vídeo ou artigos.',
    vender:
      'Você pode vender o produto acabado a clientes finais, com o seu nome e pelo preço que decidir.',
    ganancias:
      'Você fica com 100% dos lucros do que vender: não cobramos comissão sobre as suas vendas.',
    marketplace:
      'Você pode vendê-lo em um marketplace de cursos, em uma grande loja on-line ou no seu próprio checkout, se respeitar as regras de cada plataforma: algumas pedem que o conteúdo PLR seja personalizado ou não o aceitam.',
    afiliados:
      'Você pode ter afiliados que vendam o seu produto em seu nome em troca de uma comissão; eles não recebem direitos sobre ele.',
    imprimir: 'Você pode imprimir a sua versão e vender os exemplares em papel.',
    paquete:
      'Você pode dividi-lo, ou uni-lo a outros materiais em um pacote, se o que vende é um produto acabado para clientes finais.',
    membresia:
      'Você pode incluí-lo em uma assinatura paga, se os seus membros o receberem acabado e para uso próprio.',
    regalar:
      'Você pode dar a sua versão acabada como bônus de uma compra ou em troca de um cadastro, se ela levar a sua marca e não ficar publicada para download livre.',
    autoria:
      'Você pode assinar a sua versão com o seu nome, se não registrar como obra sua o texto original nem reclamar nada dos demais compradores.',
    'revender-derechos':
      'Você não pode revender os direitos: a licença não inclui direitos master de revenda (MRR) e não permite oferecer o produto como PLR para que outros o revendam.',
    reventa:
      'Os seus clientes não podem revender o que você lhes vende: eles o compram para uso próprio.',
    exclusividad:
      'Os produtos não são exclusivos: outras pessoas podem comprar o mesmo e vendê-lo com a própria marca.',
    editables:
      'Você não pode entregar os arquivos editáveis aos seus clientes: você lhes vende o produto acabado.',
    compartir:
      'Você não pode compartilhar nem transferir a sua licença a outra pessoa ou negócio: cada um precisa da sua.',
  },
  unstated: {
    duracion: 'Os termos não dizem quanto dura a licença nem o acesso aos arquivos.',
    cursos:
      'Os termos são os dos produtos PLR da loja; não dizem se os cursos do IA CLUB podem ser vendidos.',
  },
};

const personalEnglish: Translation = {
  name: 'Personal use licence',
  summary: 'You use the product yourself, in your life or your business; it is not sold or shared.',
  rights: {
    ...plrEnglish.rights,
    editar: 'You may edit the product, if it is for your own use.',
    marca: 'You may not put your name or your brand on it.',
    traducir: 'You may translate it, if it is for your own use.',
    adaptar:
      'You may not publish it in another format, neither as a course nor as audio nor as video.',
    vender: 'You may not sell the product or your version of it.',
    ganancias: 'You may not charge for the product.',
    marketplace: 'You may not publish it on a marketplace or in another store.',
    afiliados: 'You may not sell it through affiliates.',
    imprimir: 'You may print it, if it is for your own use.',
    paquete: 'You may not put it into a bundle that you sell.',
    membresia: 'You may not include it in a membership or a course.',
    regalar: 'You may not give away the product or your version of it.',
    autoria: 'You may not sign it as your own work.',
    reventa: 'Nobody may resell the product.',
    editables: 'You may not hand the files to another person.',
  },
  unstated: plrEnglish.unstated,
};

const personalPortuguese: Translation = {
  name: 'Licença de uso pessoal',
  summary:
    'Você mesmo usa o produto, na sua vida ou no seu negócio; ele não é vendido nem compartilhado.',
  rights: {
    ...plrPortuguese.rights,
    editar: 'Você pode editar o produto, se for para uso próprio.',
    marca: 'Você não pode colocar o seu nome nem a sua marca.',
    traducir: 'Você pode traduzi-lo, se for para uso próprio.',
    adaptar:
      'Você não pode publicá-lo em outro formato, nem como curso, nem como áudio, nem como vídeo.',
    vender: 'Você não pode vender o produto nem a sua versão dele.',
    ganancias: 'Você não pode cobrar pelo produto.',
    marketplace: 'Você não pode publicá-lo em um marketplace nem em outra loja.',
    afiliados: 'Você não pode vendê-lo por meio de afiliados.',
    imprimir: 'Você pode imprimi-lo, se for para uso próprio.',
    paquete: 'Você não pode colocá-lo em um pacote que venda.',
    membresia: 'Você não pode incluí-lo em uma assinatura nem em um curso.',
    regalar: 'Você não pode dar o produto nem a sua versão dele.',
    autoria: 'Você não pode assiná-lo como obra sua.',
    reventa: 'Ninguém pode revender o produto.',
    editables: 'Você não pode entregar os arquivos a outra pessoa.',
  },
  unstated: plrPortuguese.unstated,
};

const TRANSLATIONS: Readonly<Record<string, Readonly<Record<'en' | 'pt', Translation>>>> = {
  plr: {en: plrEnglish, pt: plrPortuguese},
  'uso-personal': {en: personalEnglish, pt: personalPortuguese},
};

const HEADINGS = {
  es: {
    version: 'Versión',
    lists: ['Puedes', 'Puedes, con una condición', 'No puedes', 'La licencia no lo dice'],
    prevails: '',
  },
  en: {
    version: 'Version',
    lists: [
      'Allowed',
      'Allowed under a condition',
      'Not allowed',
      'What the licence does not state',
    ],
    prevails: 'Translation for information. The Spanish text prevails.',
  },
  pt: {
    version: 'Versão',
    lists: ['Permitido', 'Permitido com uma condição', 'Não permitido', 'O que a licença não diz'],
    prevails: 'Tradução informativa. Prevalece o texto em espanhol.',
  },
} as const;

/** The whole text; null in a language into which it has not been translated. */
function licenceText(licence: Licence, language: TextLanguage): string | null {
  const words = language === 'es' ? spanish(licence) : TRANSLATIONS[licence.id]?.[language];
  if (!words) return null;
  const {version, lists, prevails} = HEADINGS[language];
  const sentences = [
    ...(['yes', 'condition', 'no'] as const).map((verdict) =>
      (Object.keys(licence.rights) as RightId[])
        .filter((id) => licence.rights[id].verdict === verdict)
        .map((id) => words.rights[id]),
    ),
    licence.unstated.map(({id}) => words.unstated[id] ?? ''),
  ];
  return [
    `Reventa PLR\n${words.name}\n${version} ${licence.version}, ${licence.date}`,
    words.summary,
    ...sentences.flatMap((list, index) =>
      list.length > 0 ? [[lists[index], ...list.map((each) => `- ${each}`)].join('\n')] : [],
    ),
    ...(prevails ? [prevails] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The texts of one version by their language; empty for a version that is no longer in the code. */
export function textsOfVersion(
  id: string,
  version: string,
): readonly {readonly language: TextLanguage; readonly text: string}[] {
  const licence = licences.find((each) => each.id === id && each.version === version);
  return TEXT_LANGUAGES.flatMap((language) => {
    const text = licence ? licenceText(licence, language) : null;
    return text === null ? [] : [{language, text}];
  });
}

function spanish({name, summary, rights, unstated}: Licence): Translation {
  return {
    name,
    summary,
    rights: Object.fromEntries(
      Object.entries(rights).map(([id, {sentence}]) => [id, sentence]),
    ) as Record<RightId, string>,
    unstated: Object.fromEntries(unstated.map(({id, sentence}) => [id, sentence])),
  };
}
