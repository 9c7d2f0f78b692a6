/**
 * Sentences that descriptions are composed of, per subcategory (per niche where it has none): how
 * the book is written (`approach`) and, per niche, whom it can be sold to (`audience`). They follow
 * the pitch of the title itself, so none of them names the title again.
 */

export const approach: Readonly<Record<string, readonly string[]>> = {
  'nutricion-y-perdida-de-peso': [
    'Cada propuesta usa ingredientes de mercado, porciones en medidas caseras y opciones para quienes comen fuera de casa.',
    'El enfoque es realista: cambios pequeños, sin alimentos exóticos ni listas de prohibiciones imposibles de sostener.',
    'Incluye tablas de consulta rápida y un plan de arranque para que el lector pase de la teoría al plato el mismo día.',
  ],
  'entrenamiento-y-deportes': [
    'Los ejercicios se explican con indicaciones de postura, errores frecuentes y una versión más fácil y otra más exigente.',
    'Las rutinas están calendarizadas semana a semana, con días de descanso y una hoja para anotar el avance.',
    'No hace falta equipo costoso: casi todo se resuelve con lo que hay en casa y un poco de constancia.',
  ],
  'bienestar-y-salud-natural': [
    'El tono es cercano y responsable: cada recomendación aclara para quién sirve y cuándo conviene consultar a un profesional.',
    'Los capítulos alternan explicaciones breves con prácticas de pocos minutos que caben en cualquier rutina.',
    'Cierra con un plan de cuatro semanas que reúne lo aprendido en pasos fáciles de marcar.',
  ],
  'reposteria-y-panaderia': [
    'Las cantidades vienen en gramos y tazas, con tiempos reales y fotografías sugeridas para cada etapa.',
    'Un capítulo completo se dedica a los fallos más comunes y a cómo salvar la preparación sin empezar de nuevo.',
    'También explica cómo conservar, presentar y calcular el costo de cada pieza para quien desea vender.',
  ],
  'cocina-saludable': [
    'Cada receta indica tiempo, porciones, reemplazos y la forma de guardarla para el día siguiente.',
    'Las preparaciones usan productos de temporada y utensilios comunes, sin pasos que asusten a quien recién empieza.',
    'Al final hay una guía de despensa que ayuda a comprar menos y aprovechar mejor.',
  ],
  'cocina-internacional': [
    'Los platos se presentan con su origen, su truco y una alternativa para los ingredientes que no se consiguen en el barrio.',
    'Las recetas avanzan de lo sencillo a lo festivo, con menús completos para invitar a la mesa.',
    'Un glosario corto aclara cortes, especias y técnicas sin interrumpir la lectura.',
  ],
  perros: [
    'Las indicaciones distinguen razas, tamaños y edades, y avisan cuándo es mejor llamar al veterinario.',
    'Los ejercicios son breves, se apoyan en premios y juego, y toda la familia puede participar.',
    'Trae una hoja de seguimiento para la nevera con horarios, paseos y avances.',
  ],
  gatos: [
    'Los consejos respetan la naturaleza del gato y se adaptan a departamentos pequeños y hogares con varios animales.',
    'Hay ideas para hacer con cajas, cuerdas y telas, además de señales de salud que conviene no pasar por alto.',
  ],
  'productividad-y-habitos': [
    'Cada capítulo termina con una sola acción para las próximas veinticuatro horas, así el cambio empieza antes de cerrar el libro.',
    'Las herramientas se prueban con ejemplos de estudiantes, oficinas y negocios propios, porque no todos los días se parecen.',
    'Lejos de exigir más horas, invita a elegir mejor y a medir el avance con indicadores sencillos.',
  ],
  'autoestima-y-confianza': [
    'Los ejercicios se proponen con delicadeza, en páginas cortas que pueden retomarse en cualquier orden.',
    'Combina explicaciones claras con relatos breves y preguntas que ayudan a mirarse con más justicia.',
    'No reemplaza una terapia y así lo dice, pero acompaña con herramientas que se sienten útiles desde el inicio.',
  ],
  'liderazgo-y-comunicacion': [
    'Las técnicas se muestran en diálogos completos, con la versión que suele fallar y la que abre la conversación.',
    'Incluye guiones, listas de preparación y retos para practicar en situaciones de bajo riesgo.',
    'Sirve tanto en la oficina como en un emprendimiento, en un salón de clases o en una reunión familiar.',
  ],
  'crianza-y-familia': [
    'Está escrito para leer a ratos: capítulos cortos, ejemplos reales y resúmenes que se encuentran rápido en una emergencia.',
    'Evita las culpas y reconoce que cada familia es distinta, por eso ofrece varias opciones para cada situación.',
    'Suma cuadros por edad y una lista de señales que indican cuándo pedir orientación profesional.',
  ],
  'educacion-y-aprendizaje': [
    'Las actividades indican edad, materiales y minutos, y se pueden repetir con variaciones para que no pierdan la gracia.',
    'Cada propuesta explica qué habilidad desarrolla, para que el adulto sepa qué está acompañando.',
    'Las hojas de trabajo vienen listas para imprimir en blanco y negro sin perder claridad.',
  ],
  'marketing-digital': [
    'Los ejemplos son de negocios pequeños de la región: una pastelería, una consultora, una tienda de ropa.',
    'Trae plantillas editables y una lista de verificación por capítulo para avanzar sin perderse.',
    'Las métricas se explican con números redondos y decisiones concretas: qué mantener, qué ajustar y qué apagar.',
  ],
  'emprendimiento-y-negocios': [
    'Cada paso se acompaña de una hoja de trabajo y de un caso resuelto de principio a fin.',
    'El lenguaje es directo y sin tecnicismos, pensado para quien tiene poco tiempo y un presupuesto corto.',
    'Dedica un capítulo a los errores más caros de los primeros meses y a la forma de evitarlos.',
  ],
  '07-finanzas-e-inversiones': [
    'Las explicaciones usan montos pequeños y situaciones cotidianas, con hojas de cálculo fáciles de adaptar a cualquier moneda.',
    'Es un contenido educativo: no promete rendimientos y enseña a hacer las preguntas correctas antes de decidir.',
  ],
  'meditacion-y-mindfulness': [
    'Las prácticas se leen en voz baja o se graban con la propia voz, y ninguna pide experiencia previa.',
    'Un calendario sugiere cómo repartirlas durante la semana y qué hacer cuando se rompe la racha.',
    'El texto respira: párrafos breves, pausas señaladas y páginas para escribir lo que aparece.',
  ],
  'energia-y-astrologia': [
    'Todo se presenta como un camino de autoconocimiento, con símbolos, correspondencias y preguntas para llevar un diario.',
    'Los rituales usan elementos simples y respetan las creencias de cada lector.',
    'Las tablas de consulta permiten volver una y otra vez sin releer el libro entero.',
  ],
  'pareja-y-amor': [
    'Los capítulos incluyen ejercicios para una o dos personas y frases de ejemplo que suenan naturales.',
    'Incluye a parejas de todo tipo y evita las recetas mágicas: propone conversar, acordar y volver a intentar.',
    'Hay pausas para escribir y un resumen por capítulo, útil para retomar la conversación días después.',
  ],
  'sexualidad-y-bienestar-intimo': [
    'El lenguaje es respetuoso, basado en información actual y libre de imágenes explícitas.',
    'Insiste en el consentimiento, el cuidado y la consulta profesional cuando hace falta.',
    'Los ejercicios se pueden hacer a solas o en compañía y siempre al ritmo de cada persona.',
  ],
  '10-hobbies-habilidades-y-oficios': [
    'Las instrucciones van paso a paso, con lista de materiales, tiempo estimado y nivel de dificultad.',
    'Empieza por proyectos que salen bien a la primera y crece hasta piezas que ya se pueden vender.',
    'Añade una página de proveedores y preguntas frecuentes para no gastar de más al comenzar.',
  ],
  '11-belleza-y-cuidado-personal': [
    'Los pasos se ordenan por mañana y noche, con alternativas económicas y precauciones para pieles sensibles.',
    'Ayuda a leer etiquetas y a distinguir lo necesario de lo que solo ocupa espacio en el baño.',
  ],
};

export const audience: Readonly<Record<string, readonly string[]>> = {
  '01-salud-y-deportes': [
    'Es un contenido ideal para entrenadores, nutricionistas y cuentas de vida sana que quieren sumar un producto propio.',
    'Funciona bien como complemento de asesorías, retos grupales o una tienda de suplementos.',
  ],
  'cocina-y-gastronomia': [
    'Encaja con páginas de recetas, talleres de cocina y marcas de alimentos que buscan un ingreso adicional.',
    'Puedes ofrecerlo solo, en un paquete de recetarios o como regalo de bienvenida para tus suscriptores.',
  ],
  '03-mascotas': [
    'Funciona de maravilla para tiendas de mascotas, adiestradores y comunidades de adopción.',
    'Es un regalo perfecto para quien acaba de adoptar y un producto de compra frecuente para tu tienda.',
  ],
  '04-desarrollo-personal': [
    'Pensado para coaches, psicólogos y creadores que desean ofrecer una primera compra accesible.',
    'Puedes convertirlo en un reto guiado, un curso por correo o el regalo de tu próxima mentoría.',
  ],
  '05-crianza-familia-y-educacion': [
    'Llega directo a mamás, papás, jardines infantiles y docentes que buscan apoyo práctico.',
    'Combina muy bien con talleres para padres, tiendas infantiles y comunidades de crianza.',
  ],
  '06-marketing-y-emprendimiento': [
    'Tu audiencia de emprendedores lo recibirá como un atajo: menos prueba y error, más ventas.',
    'Úsalo como producto de entrada antes de tus servicios de agencia, mentoría o consultoría.',
  ],
  '07-finanzas-e-inversiones': [
    'Le habla a jóvenes que reciben su primer sueldo y a familias que quieren llegar tranquilas a fin de mes.',
    'Es un complemento natural para asesores, contadores y comunidades de ahorro.',
  ],
  '08-espiritualidad-y-mindfulness': [
    'Ideal para facilitadores, instructores de yoga y tiendas holísticas que desean ampliar su oferta.',
    'Se presta para círculos, retiros y membresías mensuales con un contenido nuevo cada luna.',
  ],
  '09-relaciones-y-sexualidad': [
    'Pensado para terapeutas, consejeros y creadoras de contenido que hablan de vínculos sanos.',
    'Puedes ofrecerlo como regalo de aniversario, bono de una consulta o producto independiente.',
  ],
  '10-hobbies-habilidades-y-oficios': [
    'Perfecto para talleres, tiendas de materiales y creadores que enseñan lo que aman.',
    'Ofrécelo junto con un kit de inicio y tendrás un producto completo para regalar.',
  ],
  '11-belleza-y-cuidado-personal': [
    'Dirigido a salones, cosmetólogas y tiendas de belleza que quieren fidelizar a sus clientas.',
    'Acompaña muy bien la venta de productos y las consultas personalizadas.',
  ],
};

/**
 * What the buyer receives: the files of `emulators/demo-files`, the certificate, and what the library links to. No item
 * may hold a period: the storefront splits the list on them.
 */
export const includedAlways: readonly string[] = [
  'Ebook en PDF con índice y páginas de trabajo',
  'Archivo editable en Word para poner tu marca',
  'Certificado de licencia PLR',
  'Plantilla de página de venta en HTML',
  'Grupo de soporte con videolecciones para publicar tu página',
];

/** Made on the buyer's device by 'Tu versión'. */
export const includedSometimes: readonly string[] = [
  'Portada con tu marca en alta resolución, en «Tu versión»',
  'Imágenes para redes en cuadrado y vertical, en «Tu versión»',
  'Imagen del libro en 3D para tus anuncios, en «Tu versión»',
  'Textos de venta para Hotmart y Shopify, en «Tu versión»',
  'Libro en EPUB con tu marca, en «Tu versión»',
];

/** The licence, said in three ways (docs/product.md 1.2). */
export const licences: readonly (readonly string[])[] = [
  [
    'Puedes editarlo, ponerle tu marca, traducirlo y venderlo a clientes finales, y te quedas con el 100% de las ganancias.',
    'No puedes revender los derechos ni ofrecerlo como PLR a otras personas.',
    'Es un producto digital: no se envía nada físico.',
    'No es un producto exclusivo.',
  ],
  [
    'Producto digital de descarga inmediata, no recibirás ningún artículo físico.',
    'La licencia te permite editar, renombrar, traducir y vender a clientes finales conservando el 100% de lo que ganes.',
    'La licencia no permite revender los derechos de reventa.',
    'El contenido no es exclusivo: otros emprendedores también pueden venderlo.',
  ],
  [
    'Con esta licencia PLR editas, cambias la marca, traduces y vendes al cliente final, y conservas el 100% de tus ingresos.',
    'Tus afiliados pueden venderlo por ti.',
    'Está prohibido revender los derechos o distribuirlo como contenido PLR.',
    'Se entrega en formato digital y no es exclusivo.',
  ],
];

export const dataSheetSentences: readonly string[] = [
  'Para ver la ficha técnica haz click here.',
  'Consulta la ficha técnica completa: click here.',
  'Ficha técnica del ebook: click here.',
];
