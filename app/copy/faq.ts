/** Texts of the FAQ screen; its questions are in `app/content/faq.ts`. */
export const faqScreen = {
  heading: 'Preguntas Frecuentes',
  intro: 'Licencia, entrega y soporte, en pocas palabras.',
  facts: (count: number) => [`${count} preguntas`],
  directLink: 'Copiar enlace a esta respuesta',
  linkCopied: 'Enlace copiado',
  licenceTitle: 'La licencia PLR, en breve',
  licenceAllowed: 'Sí puedes',
  licenceDenied: 'No puedes',
  licenceLink: 'Leer la licencia completa',
  helpTitle: '¿Te quedó una duda?',
  helpText: 'Pregunta en nuestra comunidad: ahí te respondemos.',
  helpLink: 'Únete a nuestra comunidad',
  contactText: 'Escríbenos y te respondemos por correo.',
  contactLink: 'Escríbenos',
  metaTitle: 'Preguntas frecuentes sobre productos PLR',
  metaDescription:
    'Qué es PLR, qué derechos obtienes, dónde vender, cómo recibes tu compra y qué soporte tienes: 12 respuestas antes de empezar a revender.',
} as const;
