/**
 * What each of the 134 ebooks is about: the product type it is filed under, the themes that become
 * tags (niche mates share them, which is what related products are scored by, docs/product.md 4.4)
 * and the paragraph that opens its description. Keyed by ebook id.
 */

export type ProductKind = 'Ebook PLR' | 'Guía PLR' | 'Recetario PLR' | 'Cuaderno de trabajo PLR';

export interface Topic {
  readonly kind: ProductKind;
  readonly themes: readonly string[];
  readonly pitch: string;
}

export const topics: Readonly<Record<string, Topic>> = {
  // 01-salud-y-deportes
  '01': {
    kind: 'Guía PLR',
    themes: ['pérdida de peso', 'hábitos'],
    pitch:
      'Explica los horarios de ayuno más usados, cómo empezar con doce horas y avanzar sin ansiedad, y qué comer al romperlo para no perder energía a mitad de la mañana.',
  },
  '02': {
    kind: 'Ebook PLR',
    themes: ['pérdida de peso', 'recetas', 'energía'],
    pitch:
      'Un plan de cuatro semanas bajo en carbohidratos, con listas de compra, menús completos y consejos para pasar los primeros días de adaptación sin rendirse.',
  },
  '03': {
    kind: 'Recetario PLR',
    themes: ['recetas', 'digestión'],
    pitch:
      'Reúne combinaciones de frutas, hojas y semillas fáciles de conseguir, con cantidades exactas y el momento del día en que cada batido sienta mejor.',
  },
  '04': {
    kind: 'Ebook PLR',
    themes: ['fuerza', 'en casa'],
    pitch:
      'Sentadillas, flexiones, planchas y dominadas adaptadas a cualquier nivel, organizadas en rutinas de veinticinco minutos que no piden más que un metro cuadrado libre.',
  },
  '05': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['cardio', 'hábitos'],
    pitch:
      'Un programa de diez semanas que alterna caminata, trote y descanso para que el cuerpo se adapte sin lesiones y la meta llegue casi sin darte cuenta.',
  },
  '06': {
    kind: 'Guía PLR',
    themes: ['movilidad', 'en casa'],
    pitch:
      'Secuencias cortas para soltar cuello, hombros y zona lumbar después de horas frente a la pantalla, con variantes para quien nunca ha pisado un tapete.',
  },
  '07': {
    kind: 'Guía PLR',
    themes: ['descanso', 'hábitos'],
    pitch:
      'Muestra cómo ordenar la luz, la cena y la rutina de la noche para conciliar el sueño más rápido y despertar con la sensación de haber descansado de verdad.',
  },
  '08': {
    kind: 'Guía PLR',
    themes: ['remedios naturales', 'digestión'],
    pitch:
      'Infusiones, compresas y preparados caseros para malestares cotidianos, con las precauciones de cada planta y las señales que indican que toca ir al médico.',
  },
  '09': {
    kind: 'Ebook PLR',
    themes: ['energía', 'hábitos'],
    pitch:
      'Aborda los cambios de metabolismo, masa muscular y sueño que llegan con los años, y propone ajustes realistas para volver a terminar el día con ganas.',
  },
  '10': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['pérdida de peso', 'hábitos'],
    pitch:
      'Un cuaderno día por día para reconocer el azúcar escondido, sustituirlo por opciones que satisfacen y atravesar los antojos sin fuerza de voluntad heroica.',
  },
  '11': {
    kind: 'Ebook PLR',
    themes: ['digestión', 'hábitos'],
    pitch:
      'Descubre la relación entre fibra, fermentados y estado de ánimo, y aprende a construir platos que reducen la hinchazón desde la primera semana.',
  },
  '12': {
    kind: 'Guía PLR',
    themes: ['recetas', 'energía'],
    pitch:
      'Legumbres, granos, semillas y combinaciones completas para cubrir tus requerimientos sin carne, con tablas claras y menús pensados para presupuestos normales.',
  },
  '13': {
    kind: 'Ebook PLR',
    themes: ['cardio', 'pérdida de peso'],
    pitch:
      'Circuitos de alta intensidad con calentamiento, trabajo y vuelta a la calma cronometrados, para quienes solo tienen un cuarto de hora entre reunión y reunión.',
  },
  '14': {
    kind: 'Ebook PLR',
    themes: ['fuerza', 'movilidad'],
    pitch:
      'Progresiones para activar la cadera, estabilizar el abdomen y ganar fuerza visible en ocho semanas usando una banda elástica y una silla.',
  },
  '15': {
    kind: 'Guía PLR',
    themes: ['movilidad', 'descanso'],
    pitch:
      'Pausas activas de tres a ocho minutos que alivian muñecas, caderas y cervicales, con un calendario para repartirlas a lo largo de la jornada.',
  },
  '16': {
    kind: 'Ebook PLR',
    themes: ['salud hormonal', 'energía'],
    pitch:
      'Acompaña las cuatro fases del ciclo con alimentación, movimiento y descanso ajustados a cada una, en un lenguaje claro y sin tabúes.',
  },
  '17': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['hábitos', 'descanso'],
    pitch:
      'Plantillas para registrar sueño, agua, movimiento y ánimo, con una revisión semanal que convierte los datos sueltos en decisiones sencillas.',
  },
  '18': {
    kind: 'Guía PLR',
    themes: ['remedios naturales', 'descanso'],
    pitch:
      'Propiedades, diluciones seguras y mezclas para el hogar, desde un difusor que invita al sueño hasta un roll-on para la concentración.',
  },
  '19': {
    kind: 'Ebook PLR',
    themes: ['pérdida de peso', 'hábitos'],
    pitch:
      'Propone escuchar el hambre real, comer sin pantallas y hacer las paces con los alimentos prohibidos para llegar a un peso estable sin contar calorías.',
  },
  '20': {
    kind: 'Recetario PLR',
    themes: ['recetas', 'pérdida de peso'],
    pitch:
      'Cenas de pocos ingredientes que sacian sin pesar, ordenadas por tiempo, con reemplazos locales y una versión para toda la familia.',
  },
  '21': {
    kind: 'Guía PLR',
    themes: ['pérdida de peso', 'hábitos'],
    pitch:
      'Explica el índice glucémico con ejemplos del plato de cada día y enseña a ordenar los alimentos de la comida para evitar los bajones de la tarde.',
  },
  '22': {
    kind: 'Guía PLR',
    themes: ['fuerza', 'cardio'],
    pitch:
      'Empujar, jalar, cargar y girar mejor: ejercicios útiles para la vida diaria, con tres niveles de dificultad y pruebas para medir tu progreso.',
  },
  '23': {
    kind: 'Ebook PLR',
    themes: ['cardio', 'en casa'],
    pitch:
      'Desde el primer salto hasta los cruces, con rutinas por intervalos que mejoran coordinación y resistencia usando el accesorio más barato del gimnasio.',
  },
  '24': {
    kind: 'Ebook PLR',
    themes: ['remedios naturales', 'energía'],
    pitch:
      'Reúne hábitos, alimentos de temporada y tiempos de descanso que apoyan al sistema inmune, separando con honestidad lo comprobado de los mitos.',
  },
  '25': {
    kind: 'Guía PLR',
    themes: ['movilidad', 'descanso'],
    pitch:
      'Identifica las posturas que tensan la zona cervical y ofrece automasajes, ejercicios y ajustes del escritorio para aliviarla de forma progresiva.',
  },

  // cocina-y-gastronomia
  '26': {
    kind: 'Recetario PLR',
    themes: ['postres', 'horno'],
    pitch:
      'Tartas frías, mousses, bocados y vasitos que se resuelven con nevera y paciencia, perfectos para quien empieza o para un negocio de postres desde casa.',
  },
  '27': {
    kind: 'Recetario PLR',
    themes: ['pan artesanal', 'horno'],
    pitch:
      'Cuenta cómo criar el fermento, leer la masa y lograr una corteza crujiente en un horno doméstico, con un calendario que se adapta a tu semana.',
  },
  '28': {
    kind: 'Recetario PLR',
    themes: ['recetas rápidas', 'sin carne'],
    pitch:
      'Platos contundentes y con mucho sabor para reducir la carne sin extrañarla: guisos, hamburguesas de legumbres y salsas que cambian todo.',
  },
  '29': {
    kind: 'Recetario PLR',
    themes: ['recetas rápidas', 'ahorro'],
    pitch:
      'Organiza cinco cenas y tres almuerzos en una sola tarde de cocina, con lista de compras por pasillo y trucos de conservación para cada preparación.',
  },
  '30': {
    kind: 'Recetario PLR',
    themes: ['sabores del mundo', 'fuego lento'],
    pitch:
      'Moles, adobos, antojitos y salsas explicados paso a paso, con la historia breve de cada plato y opciones para regular el picante.',
  },
  '31': {
    kind: 'Recetario PLR',
    themes: ['sabores del mundo', 'recetas rápidas', 'pastas'],
    pitch:
      'Pastas, risottos cortos y bruschettas que salen a tiempo entre semana, con las cinco salsas madre que resuelven casi cualquier antojo.',
  },
  '32': {
    kind: 'Recetario PLR',
    themes: ['postres', 'decoración'],
    pitch:
      'Bases esponjosas, rellenos y cremas estables para clima cálido, con diseños de manga paso a paso y una tabla para calcular el precio de venta.',
  },
  '33': {
    kind: 'Recetario PLR',
    themes: ['postres', 'sin azúcar'],
    pitch:
      'Galletas, brownies y helados endulzados con fruta, dátil o stevia, con equivalencias claras para adaptar tus recetas de siempre.',
  },
  '34': {
    kind: 'Recetario PLR',
    themes: ['recetas rápidas', 'freidora de aire'],
    pitch:
      'Verduras, pescados, empanadas y postres con tiempos y temperaturas probados, para sacar a la freidora mucho más que papas.',
  },
  '35': {
    kind: 'Recetario PLR',
    themes: ['ensaladas', 'sin carne'],
    pitch:
      'Fórmulas para combinar base, proteína, textura y aderezo, y treinta ensaladas completas que aguantan bien hasta la hora del almuerzo.',
  },
  '36': {
    kind: 'Guía PLR',
    themes: ['ahorro', 'recetas rápidas'],
    pitch:
      'Un mes de loncheras para escuela u oficina, con ideas que no se ablandan, no manchan y vuelven vacías a casa.',
  },
  '37': {
    kind: 'Recetario PLR',
    themes: ['sabores del mundo', 'recetas rápidas'],
    pitch:
      'El arroz, el enrollado y los cortes explicados con calma, y rolls con ingredientes fáciles de encontrar en cualquier mercado.',
  },
  '38': {
    kind: 'Recetario PLR',
    themes: ['parrilla', 'fuego lento'],
    pitch:
      'Manejo del carbón, puntos de cocción, chimichurris y guarniciones para lucirse un domingo, de la picaña a las verduras asadas.',
  },
  '39': {
    kind: 'Recetario PLR',
    themes: ['sabores del mundo', 'fuego lento'],
    pitch:
      'Pastas de especias hechas en casa y quince guisos de distintos países, con niveles de picante y sustitutos para los ingredientes difíciles.',
  },
  '40': {
    kind: 'Recetario PLR',
    themes: ['pan artesanal', 'decoración'],
    pitch:
      'Conchas, roscas, trenzas y pan de anís con fermentaciones cortas, recogidos de cocinas familiares y adaptados a medidas exactas.',
  },

  // 03-mascotas
  '41': {
    kind: 'Guía PLR',
    themes: ['adiestramiento', 'cachorros'],
    pitch:
      'Qué comprar, cómo enseñarle dónde ir al baño, cuándo vacunar y de qué manera presentarle el mundo para que crezca seguro y tranquilo.',
  },
  '42': {
    kind: 'Guía PLR',
    themes: ['adiestramiento', 'conducta'],
    pitch:
      'Refuerzo positivo explicado con ejercicios de cinco minutos para sentarse, acudir al llamado y pasear sin tirones.',
  },
  '43': {
    kind: 'Recetario PLR',
    themes: ['alimentación', 'salud'],
    pitch:
      'Raciones equilibradas, premios horneados y alimentos que nunca deben llegar al plato, con una tabla por peso y etapa de vida.',
  },
  '44': {
    kind: 'Guía PLR',
    themes: ['conducta', 'salud'],
    pitch:
      'Cola, orejas, maullidos y miradas traducidos a situaciones cotidianas, para evitar malentendidos y ganarte su confianza a su ritmo.',
  },
  '45': {
    kind: 'Ebook PLR',
    themes: ['enriquecimiento', 'conducta'],
    pitch:
      'Juegos, repisas, rascadores caseros y rutinas de caza simulada que previenen el estrés y los muebles arañados.',
  },

  // 04-desarrollo-personal
  '46': {
    kind: 'Guía PLR',
    themes: ['hábitos', 'enfoque'],
    pitch:
      'Diseña una primera hora del día que puedas cumplir incluso con niños, turnos o poco sueño, y protege lo que de verdad te importa.',
  },
  '47': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['planificación', 'enfoque'],
    pitch:
      'Un mes de ejercicios breves para limpiar pendientes, bloquear tiempo y decir que no sin culpa, con plantillas semanales listas para imprimir.',
  },
  '48': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['amor propio', 'emociones'],
    pitch:
      'Preguntas, cartas y registros para detectar la voz crítica, entender de dónde viene y construir otra más justa contigo.',
  },
  '49': {
    kind: 'Ebook PLR',
    themes: ['confianza', 'miedos'],
    pitch:
      'Herramientas para separar la opinión ajena de tu valor, responder con calma y volver a intentarlo después de un tropiezo.',
  },
  '50': {
    kind: 'Guía PLR',
    themes: ['oratoria', 'miedos'],
    pitch:
      'Respiración, estructura y ensayo para presentar ideas ante cinco o quinientas personas, con guiones que puedes adaptar hoy mismo.',
  },
  '51': {
    kind: 'Ebook PLR',
    themes: ['liderazgo', 'equipos'],
    pitch:
      'Enseña a ganar confianza, proponer mejoras y coordinar a otros aunque tu cargo no diga jefe en ninguna parte.',
  },
  '52': {
    kind: 'Ebook PLR',
    themes: ['enfoque', 'hábitos'],
    pitch:
      'Identifica tus distracciones, ordena notificaciones y crea bloques de concentración que rinden más que una jornada entera a medias.',
  },
  '53': {
    kind: 'Guía PLR',
    themes: ['hábitos', 'disciplina'],
    pitch:
      'Desarma las excusas más comunes con técnicas de arranque pequeño, compromisos visibles y recompensas que sí funcionan.',
  },
  '54': {
    kind: 'Ebook PLR',
    themes: ['emociones', 'resiliencia'],
    pitch:
      'Acompaña una pérdida, un despido o una ruptura con etapas claras, ejercicios de escritura y pequeños objetivos que devuelven el suelo.',
  },
  '55': {
    kind: 'Guía PLR',
    themes: ['emociones', 'calma'],
    pitch:
      'Técnicas de respiración, anclaje y escritura para los momentos de angustia, y hábitos de fondo que la hacen menos frecuente.',
  },
  '56': {
    kind: 'Guía PLR',
    themes: ['comunicación', 'equipos'],
    pitch:
      'Un método de cuatro pasos para pedir, reclamar o poner límites con firmeza y respeto, en el trabajo y en casa.',
  },
  '57': {
    kind: 'Ebook PLR',
    themes: ['comunicación', 'confianza'],
    pitch:
      'Escucha, lenguaje corporal y preguntas que abren puertas, con retos sociales graduados para personas tímidas.',
  },
  '58': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['planificación', 'disciplina'],
    pitch:
      'Convierte deseos vagos en proyectos con fecha, indicadores y un plan de revisión que sobrevive a las semanas malas.',
  },
  '59': {
    kind: 'Ebook PLR',
    themes: ['hábitos', 'disciplina'],
    pitch:
      'Una limpieza guiada de aplicaciones, correos y redes que devuelve horas a la semana sin desaparecer del mapa.',
  },
  '60': {
    kind: 'Ebook PLR',
    themes: ['amor propio', 'límites'],
    pitch:
      'Frases, ejemplos y ensayos para cuidar tu tiempo y tu energía sin romper los vínculos que quieres conservar.',
  },
  '61': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['amor propio', 'resiliencia'],
    pitch:
      'Un año de preguntas breves y variadas para entrenar la mirada, con espacio para releer cada mes lo que fue cambiando.',
  },
  '62': {
    kind: 'Ebook PLR',
    themes: ['negociación', 'comunicación'],
    pitch:
      'Preparación, anclas y concesiones explicadas con casos de sueldos, alquileres y ventas para llegar a acuerdos que duran.',
  },
  '63': {
    kind: 'Ebook PLR',
    themes: ['emociones', 'liderazgo'],
    pitch:
      'Reconocer, nombrar y regular emociones en escenas que todos vivimos: el tráfico, la reunión tensa, la sobremesa familiar.',
  },

  // 05-crianza-familia-y-educacion
  '64': {
    kind: 'Guía PLR',
    themes: ['límites', 'emociones'],
    pitch:
      'Alternativas al grito y al castigo para las escenas de todos los días, con frases listas y lo que conviene esperar en cada edad.',
  },
  '65': {
    kind: 'Guía PLR',
    themes: ['bebés', 'sueño'],
    pitch:
      'Rutinas de sueño amables por meses, señales de cansancio y un plan para turnarse que cuida a quien cuida.',
  },
  '66': {
    kind: 'Ebook PLR',
    themes: ['bebés', 'familia'],
    pitch:
      'Cambios del cuerpo, trámites, emociones y preparativos explicados con calidez, junto con preguntas útiles para cada consulta.',
  },
  '67': {
    kind: 'Guía PLR',
    themes: ['lectura', 'juego'],
    pitch:
      'Juegos de sonidos, letras móviles y cuentos cortos que convierten veinte minutos diarios en un rato esperado por los niños.',
  },
  '68': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['juego', 'creatividad'],
    pitch:
      'Manualidades, experimentos y juegos de movimiento con materiales de casa, ordenados por edad y por tiempo disponible.',
  },
  '69': {
    kind: 'Ebook PLR',
    themes: ['límites', 'emociones'],
    pitch:
      'Qué ocurre en el cerebro de un niño desbordado y cómo acompañarlo en la casa, en el supermercado y frente a la familia que opina.',
  },
  '70': {
    kind: 'Guía PLR',
    themes: ['adolescencia', 'comunicación'],
    pitch:
      'Cómo conversar sin interrogatorio, acordar reglas y sostener la confianza cuando las puertas empiezan a cerrarse.',
  },
  '71': {
    kind: 'Ebook PLR',
    themes: ['familia', 'comunicación'],
    pitch:
      'Acuerdos, calendarios y palabras que protegen a los hijos durante una separación y después de ella.',
  },
  '72': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['matemáticas', 'juego'],
    pitch:
      'Fracciones, medidas y estimaciones escondidas en recetas sencillas que los niños preparan casi sin ayuda.',
  },
  '73': {
    kind: 'Guía PLR',
    themes: ['hábitos de estudio', 'adolescencia'],
    pitch:
      'Repaso espaciado, mapas y autoevaluación explicados para estudiantes de secundaria, con un plan para llegar tranquilos a los exámenes.',
  },
  '74': {
    kind: 'Guía PLR',
    themes: ['bebés', 'alimentación'],
    pitch:
      'Texturas, porciones y alimentos por etapa, con menús semanales y consejos para ofrecer sin presionar.',
  },
  '75': {
    kind: 'Ebook PLR',
    themes: ['emociones', 'familia'],
    pitch:
      'Acuerdos de pantalla, privacidad y conversación sobre riesgos, con ejemplos de reglas para cada edad.',
  },
  '76': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['emociones', 'creatividad'],
    pitch:
      'Dibujos, termómetros y cuentos breves para que los niños reconozcan lo que sienten y encuentren qué hacer con ello.',
  },
  '77': {
    kind: 'Guía PLR',
    themes: ['hábitos de estudio', 'familia'],
    pitch:
      'Organización del día, recursos gratuitos y seguimiento de avances para familias que estudian en casa o refuerzan la escuela.',
  },
  '78': {
    kind: 'Guía PLR',
    themes: ['juego', 'creatividad'],
    pitch:
      'Prepara espacios y materiales accesibles que invitan a la autonomía, con propuestas de cero a seis años hechas con lo que ya tienes.',
  },
  '79': {
    kind: 'Ebook PLR',
    themes: ['familia', 'límites'],
    pitch:
      'Mesada, ahorro y decisiones de compra contadas con juegos y conversaciones que se pueden tener desde los cinco años.',
  },

  // 06-marketing-y-emprendimiento
  '80': {
    kind: 'Guía PLR',
    themes: ['redes sociales', 'contenido'],
    pitch:
      'Perfil, pilares de contenido y guiones de historias para negocios pequeños que prefieren vender con claridad antes que perseguir tendencias.',
  },
  '81': {
    kind: 'Ebook PLR',
    themes: ['publicidad', 'ventas'],
    pitch:
      'Cómo plantear una campaña desde cinco dólares diarios, leer los números que importan y apagar a tiempo lo que no funciona.',
  },
  '82': {
    kind: 'Guía PLR',
    themes: ['textos de venta', 'ventas'],
    pitch:
      'Titulares, beneficios y llamados a la acción desarmados con ejemplos, y plantillas para páginas, correos y anuncios.',
  },
  '83': {
    kind: 'Guía PLR',
    themes: ['productos digitales', 'ventas'],
    pitch:
      'De la idea a la página de venta en una semana, con una tarea por día y criterios para elegir un tema que la gente ya busca.',
  },
  '84': {
    kind: 'Ebook PLR',
    themes: ['productos digitales', 'ingresos'],
    pitch:
      'Explica cómo adaptar, presentar y vender contenido con licencia para que se vea único, y qué errores evitar desde el primer lanzamiento.',
  },
  '85': {
    kind: 'Ebook PLR',
    themes: ['finanzas del negocio', 'ventas'],
    pitch:
      'Costos, márgenes y valor percibido aterrizados en ejemplos de servicios y productos, para dejar de cobrar a ojo.',
  },
  '86': {
    kind: 'Ebook PLR',
    themes: ['correo electrónico', 'ventas'],
    pitch:
      'Secuencias de bienvenida, lanzamiento y reactivación, con asuntos probados y un calendario para no desaparecer de la bandeja.',
  },
  '87': {
    kind: 'Guía PLR',
    themes: ['contenido', 'inteligencia artificial'],
    pitch:
      'Instrucciones listas para redactar, resumir, planear y atender clientes, con criterios para revisar lo que la máquina propone.',
  },
  '88': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['planificación', 'ventas'],
    pitch:
      'Un cuaderno de páginas guiadas para definir cliente, oferta, costos y primeros pasos sin tecnicismos ni hojas interminables.',
  },
  '89': {
    kind: 'Guía PLR',
    themes: ['ventas', 'atención al cliente'],
    pitch:
      'Catálogo, mensajes rápidos y seguimiento que no incomoda, con guiones para cerrar ventas y recuperar carritos abandonados.',
  },
  '90': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['contenido', 'redes sociales'],
    pitch:
      'Tres meses de publicaciones resueltas por objetivo, formato y gancho, listas para adaptar a cualquier rubro.',
  },

  // 07-finanzas-e-inversiones
  '91': {
    kind: 'Guía PLR',
    themes: ['ahorro', 'presupuesto'],
    pitch:
      'Presupuesto por sobres, fondo de emergencia y salida ordenada de las deudas, explicado con ejemplos de sueldos latinoamericanos.',
  },
  '92': {
    kind: 'Ebook PLR',
    themes: ['inversión', 'largo plazo'],
    pitch:
      'Riesgo, plazo y diversificación contados sin jerga, para entender las opciones antes de poner el primer peso.',
  },
  '93': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['ahorro', 'hábitos'],
    pitch:
      'Tablas, juegos y recordatorios para guardar cada semana un poco más y celebrar cada hito sin sentir privación.',
  },

  // 08-espiritualidad-y-mindfulness
  '94': {
    kind: 'Guía PLR',
    themes: ['meditación', 'calma'],
    pitch:
      'Diez prácticas guiadas por escrito para quienes creen que no pueden dejar la mente en blanco, porque en realidad no hace falta.',
  },
  '95': {
    kind: 'Ebook PLR',
    themes: ['respiración', 'calma'],
    pitch:
      'Ejercicios de respiración para dormir, despertar, concentrarse y soltar tensión, con tiempos y precauciones.',
  },
  '96': {
    kind: 'Guía PLR',
    themes: ['luna', 'rituales'],
    pitch:
      'Fechas, intenciones y pequeñas ceremonias con velas, agua y escritura para cerrar ciclos y agradecer cada mes.',
  },
  '97': {
    kind: 'Ebook PLR',
    themes: ['astrología', 'autoconocimiento'],
    pitch:
      'Sol, luna, ascendente y casas explicados con ejemplos cotidianos para leer tu propia carta sin aprender un idioma nuevo.',
  },
  '98': {
    kind: 'Guía PLR',
    themes: ['cristales', 'energía'],
    pitch:
      'Cuarzos, amatistas y obsidianas: significado, limpieza y formas de usarlos en casa, en el bolsillo o en la meditación.',
  },
  '99': {
    kind: 'Ebook PLR',
    themes: ['chakras', 'energía'],
    pitch:
      'Un recorrido centro por centro con señales de bloqueo, afirmaciones, colores y prácticas sencillas para cada día de la semana.',
  },
  '100': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['gratitud', 'hábitos'],
    pitch:
      'Ocho semanas de ejercicios breves para comer, caminar, escuchar y trabajar con presencia, con espacio para anotar lo que notas.',
  },
  '101': {
    kind: 'Ebook PLR',
    themes: ['calma', 'desapego'],
    pitch:
      'Reflexiones y prácticas para despedir culpas, expectativas y relaciones que ya cumplieron su ciclo.',
  },
  '102': {
    kind: 'Guía PLR',
    themes: ['compasión', 'autoconocimiento'],
    pitch:
      'Enseña a tratarte como tratarías a un buen amigo, con pausas de tres minutos y cartas que abrazan.',
  },
  '103': {
    kind: 'Guía PLR',
    themes: ['tarot', 'autoconocimiento'],
    pitch:
      'Los arcanos como espejo y no como sentencia: significados, tiradas de tres cartas y preguntas que abren caminos.',
  },
  '104': {
    kind: 'Ebook PLR',
    themes: ['numerología', 'autoconocimiento'],
    pitch:
      'Calcula tus números principales y descubre talentos, retos y ritmos del año con tablas fáciles de seguir.',
  },
  '105': {
    kind: 'Guía PLR',
    themes: ['rituales', 'energía'],
    pitch:
      'Sahumerios, sonidos, orden y pequeños altares para renovar el ambiente de cada cuarto con intención.',
  },
  '106': {
    kind: 'Ebook PLR',
    themes: ['calma', 'hábitos'],
    pitch:
      'Pausas, rituales cotidianos y decisiones pequeñas para recuperar el ritmo propio sin mudarse al campo.',
  },
  '107': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['afirmaciones', 'gratitud'],
    pitch:
      'Una afirmación distinta para cada día, agrupada por temas de amor, abundancia, calma y coraje, con breves notas para practicarla.',
  },
  '108': {
    kind: 'Guía PLR',
    themes: ['meditación', 'compasión'],
    pitch:
      'Juegos de atención, cuentos para respirar y rutinas antes de dormir que acercan la calma a toda la casa.',
  },
  '109': {
    kind: 'Ebook PLR',
    themes: ['abundancia', 'afirmaciones'],
    pitch:
      'Visualización, escritura y acción combinadas en un método práctico que no promete milagros y sí constancia.',
  },
  '110': {
    kind: 'Ebook PLR',
    themes: ['sueños', 'autoconocimiento'],
    pitch:
      'Un diario de sueños, símbolos frecuentes y técnicas para recordarlos e interpretarlos sin diccionarios rígidos.',
  },
  '111': {
    kind: 'Guía PLR',
    themes: ['silencio', 'desapego'],
    pitch:
      'Planifica un día completo de pausa con horarios, comidas simples y prácticas, sin salir de tu sala y sin gastar.',
  },

  // 09-relaciones-y-sexualidad
  '112': {
    kind: 'Guía PLR',
    themes: ['comunicación', 'pareja'],
    pitch:
      'Escuchar sin defenderse, pedir sin exigir y reparar después de una discusión, con ejercicios para hacer juntos en media hora.',
  },
  '113': {
    kind: 'Ebook PLR',
    themes: ['ruptura', 'amor propio'],
    pitch:
      'Etapas del duelo amoroso, contacto cero bien entendido y un plan de treinta días para volver a sentirte en casa.',
  },
  '114': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['pareja', 'complicidad'],
    pitch:
      'Una cita por semana, muchas de ellas gratuitas, con preguntas que despiertan la curiosidad por la persona que ya conoces.',
  },
  '115': {
    kind: 'Guía PLR',
    themes: ['deseo', 'comunicación'],
    pitch:
      'Revisa rutina, estrés y expectativas, y propone acuerdos y juegos suaves para acercarse de nuevo sin presión.',
  },
  '116': {
    kind: 'Ebook PLR',
    themes: ['bienestar íntimo', 'autoconocimiento'],
    pitch:
      'Anatomía explicada con respeto y rutinas de ejercicios para cada etapa, desde el posparto hasta la madurez.',
  },
  '117': {
    kind: 'Ebook PLR',
    themes: ['citas', 'confianza'],
    pitch:
      'Perfil honesto, primeras conversaciones y señales de alerta para conocer gente con seguridad y buen humor.',
  },
  '118': {
    kind: 'Ebook PLR',
    themes: ['confianza', 'emociones'],
    pitch:
      'Distingue intuición de inseguridad, conversa sobre acuerdos y trabaja los miedos que alimentan la vigilancia.',
  },
  '119': {
    kind: 'Guía PLR',
    themes: ['límites', 'amor propio'],
    pitch:
      'Reconoce patrones de manipulación, arma una red de apoyo y prepara una salida segura, con recursos para pedir ayuda.',
  },
  '120': {
    kind: 'Guía PLR',
    themes: ['comunicación', 'deseo'],
    pitch:
      'Cómo hablar de gustos, límites y dudas con naturalidad, con tarjetas de preguntas para empezar por lo fácil.',
  },
  '121': {
    kind: 'Ebook PLR',
    themes: ['autoconocimiento', 'bienestar íntimo'],
    pitch:
      'Cuerpo, mitos y descubrimiento personal en un tono cálido y respetuoso que invita a conocerse sin prisa.',
  },
  '122': {
    kind: 'Ebook PLR',
    themes: ['distancia', 'pareja'],
    pitch:
      'Rituales, acuerdos de comunicación y planes de reencuentro para parejas separadas por kilómetros y husos horarios.',
  },
  '123': {
    kind: 'Guía PLR',
    themes: ['pareja', 'dinero'],
    pitch:
      'Modelos para compartir gastos, metas comunes y conversaciones incómodas que evitan peleas de fin de mes.',
  },
  '124': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['complicidad', 'compromiso'],
    pitch:
      'Un cuaderno para conversar sobre orden, familia, proyectos e hijos antes de firmar el contrato de alquiler.',
  },
  '125': {
    kind: 'Ebook PLR',
    themes: ['bienestar íntimo', 'emociones'],
    pitch:
      'Secuencias de espalda, manos y pies, mezclas de aceites y ambiente para reconectar a través del tacto.',
  },
  '126': {
    kind: 'Guía PLR',
    themes: ['autoconocimiento', 'comunicación'],
    pitch:
      'Respuestas honestas por edad, cuidado del cuerpo y consentimiento, para conversar en casa antes que internet.',
  },

  // 10-hobbies-habilidades-y-oficios
  '127': {
    kind: 'Guía PLR',
    themes: ['fotografía', 'creatividad'],
    pitch:
      'Luz, encuadre y edición gratuita para lograr fotos de producto, retrato y comida con el teléfono que ya tienes.',
  },
  '128': {
    kind: 'Ebook PLR',
    themes: ['jardinería', 'hogar'],
    pitch:
      'Sustratos, macetas recicladas y un calendario de siembra para cosechar hierbas y hortalizas en poco espacio.',
  },
  '129': {
    kind: 'Guía PLR',
    themes: ['manualidades', 'oficios'],
    pitch:
      'Ceras, mechas, aromas y moldes con fórmulas probadas, más una hoja de costos para vender las primeras veinte.',
  },
  '130': {
    kind: 'Guía PLR',
    themes: ['música', 'aprendizaje'],
    pitch:
      'Acordes, ritmos y canciones populares ordenados de menor a mayor dificultad, con diagramas claros y práctica diaria breve.',
  },
  '131': {
    kind: 'Cuaderno de trabajo PLR',
    themes: ['manualidades', 'creatividad'],
    pitch:
      'Puntos básicos, lectura de patrones y diez proyectos que van de un posavasos a un bolso de verano.',
  },

  // 11-belleza-y-cuidado-personal
  '132': {
    kind: 'Guía PLR',
    themes: ['rostro', 'piel'],
    pitch:
      'Identifica tu tipo de piel y ordena limpieza, tratamiento y protección en pasos cortos, sin llenar el baño de frascos.',
  },
  '133': {
    kind: 'Ebook PLR',
    themes: ['cosmética natural', 'piel'],
    pitch:
      'Bálsamos, exfoliantes y mascarillas con ingredientes sencillos, conservación segura y etiquetas para regalar o vender.',
  },
  '134': {
    kind: 'Guía PLR',
    themes: ['cabello', 'hábitos'],
    pitch:
      'Diagnóstico de porosidad, calendario de hidratación y peinados que protegen, para lacios, ondulados, rizados y afros.',
  },
};
