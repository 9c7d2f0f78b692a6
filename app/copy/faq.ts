/** Texts of the FAQ screen; its questions are in `app/content/faq.ts`. */
export const faqScreen = {
  heading: 'Preguntas Frecuentes',
  intro: 'Lo que conviene saber sobre tu licencia, la entrega y el soporte.',
  facts: (count: number) => [`${count} respuestas claras`, 'Sin letra pequeña'],
  directLink: 'Copiar enlace a esta respuesta',
  linkCopied: 'Enlace copiado',
  licenceTitle: 'Tu licencia, en una etiqueta',
  licenceAllowed: 'Sí puedes',
  licenceDenied: 'No puedes',
  allowed: [
    'Editar y traducir',
    'Ponerle tu marca',
    'Vender a clientes finales',
    'Trabajar con afiliados',
    'Quedarte con el 100%',
  ],
  denied: ['Revender los derechos', 'Venderlo como PLR o MRR'],
  licenceLink: 'Leer los derechos completos',
  helpTitle: '¿Te quedó una duda?',
  helpText: 'Pregunta en la comunidad: ahí respondemos y comparten otros emprendedores.',
  helpLink: 'Únete a nuestra comunidad',
  metaTitle: 'Preguntas Frecuentes sobre productos PLR',
  metaDescription:
    'Qué es PLR, qué derechos obtienes, dónde vender, cómo recibes tu compra y qué soporte tienes: 12 respuestas claras antes de empezar a revender.',
} as const;
