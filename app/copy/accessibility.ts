/**
 * Texts of `/accesibilidad`. Whoever changes what holds changes docs/accessibility.md, which has the evidence
 * for each criterion, and the day of the review.
 */
export const accessibility = {
  heading: 'Accesibilidad',
  intro:
    'Queremos que cualquier persona pueda leer, elegir y comprar aquí. Esto es lo que ya cumplimos, lo que falta y cómo avisarnos si algo no te funciona.',
  standard: 'Meta: WCAG 2.2, nivel AA',
  reviewed: (date: string) => `Última revisión: ${date}`,
  /** ISO 8601. */
  reviewedOn: '2026-11-23',
  holdsTitle: 'Lo que puedes esperar',
  holds: [
    {
      title: 'Teclado y conmutador',
      text: 'Todo se hace con Tabulador, Entrar y Espacio; el foco siempre se ve y no queda atrapado ni tapado.',
    },
    {
      title: 'Lector de pantalla',
      text: 'Páginas con título, encabezados, regiones y campos con nombre. Avisos, errores y cambios del carrito se anuncian.',
    },
    {
      title: 'Texto grande y pantalla chica',
      text: 'Con zoom de 200% y 400% el contenido se acomoda sin desplazarse de lado, también con más espacio entre letras, palabras y líneas.',
    },
    {
      title: 'Color y contraste',
      text: 'Los textos tienen contraste de 4.5 a 1 o más, nada se dice solo con color y se respetan los colores forzados de tu sistema.',
    },
    {
      title: 'Movimiento',
      text: 'Si tu sistema pide menos movimiento, nada se desliza ni se reproduce solo. La presentación del inicio tiene pausa.',
    },
    {
      title: 'Formularios',
      text: 'Cada error dice qué campo es y cómo corregirlo. Puedes pegar tu contraseña y no hay pruebas de memoria ni acertijos.',
    },
    {
      title: 'Tiempo',
      text: 'Tu carrito y tus favoritos se guardan; nada se borra por tardar. Las ofertas con reloj propio pueden durar diez veces más.',
    },
    {
      title: 'Sin JavaScript',
      text: 'Se lee todo y funcionan los enlaces, los filtros y los formularios de contacto y de quejas.',
    },
  ],
  timeTitle: 'Más tiempo para las ofertas',
  timeText:
    'Algunos descuentos tienen límite de tiempo. Si necesitas más, actívalo aquí, también para los que ya empezaron.',
  moreTime: 'Diez veces más tiempo',
  timeGiven: 'Listo: ahora duran 150 minutos, y diez la oferta del carrito.',
  keyTitle: 'Tecla de búsqueda',
  keyText:
    'La tecla / abre la búsqueda desde cualquier página. Si usas la voz o la presionas sin querer, apágala en este navegador.',
  keyOff: 'Apagar la tecla /',
  lacksTitle: 'Lo que todavía no cumple',
  lacks: [
    {
      title: 'Palabras en inglés',
      text: 'Nombres como «Private Label Rights» no están marcados como inglés (criterio 3.1.2 de WCAG): un lector de pantalla los pronuncia en español.',
    },
    {
      title: 'El pago',
      text: 'Pagas en la página de nuestro proveedor, que no podemos revisar ni cambiar.',
    },
    {
      title: 'Los archivos que compras',
      text: 'No todos los PDF y plantillas tienen etiquetas para lectores de pantalla. Pídenos otro formato.',
    },
    {
      title: 'Pruebas con personas',
      text: 'Probamos con herramientas automáticas y con lo que lee un lector de pantalla. Faltan pruebas con personas que lo usan cada día.',
    },
  ],
  complainTitle: 'Si algo no te funciona',
  complain:
    'Cuéntanos en qué página fue, qué querías hacer y qué ayuda técnica usas. Una queja formal recibe un número y una fecha de respuesta.',
  write: 'Escríbenos',
  formal: 'Presentar una queja',
  authority:
    'Si la respuesta no te sirve, puedes acudir a la autoridad de consumo o de derechos de las personas con discapacidad de tu país.',
  metaTitle: 'Accesibilidad',
  metaDescription:
    'Qué cumplimos de WCAG 2.2 nivel AA, qué falta, cuándo lo revisamos y cómo presentar una queja de accesibilidad.',
} as const;
