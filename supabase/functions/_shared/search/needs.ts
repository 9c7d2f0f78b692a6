/**
 * What people say when they need a product: trades, regional words, English, complaints in the first person.
 * Written by a language model from title, audience and chapters (no command generates
 * those of another catalogue yet). Phrases are separated by commas; 'bajar/perder peso' stands for two phrases.
 */

/** By the handle of a collection: the needs of all its products. */
export const COLLECTION_NEEDS: Readonly<Record<string, string>> = {
  '01-salud-y-deportes':
    'salud, deporte, bienestar, vida sana, vida saludable, health, wellness, sports, gimnasios, healthy lifestyle, cuidar mi cuerpo',
  'nutricion-y-perdida-de-peso':
    'nutriólogas, nutricionistas, nutriólogo, dietistas, dietas, coach nutricional, consultorio de nutrición, alimentación, nutrición, nutrition, weight loss, diet, healthy eating, bajar de peso, tienda de suplementos, herbalife, comer sano',
  'entrenamiento-y-deportes':
    'entrenadores personales, personal trainer, coach fitness, profesor de educación física, gimnasio, instructor, fitness, workout, exercise, training, deportistas, atletas, ejercicio, ponerse en forma, rutinas, gym',
  'bienestar-y-salud-natural':
    'terapeutas holísticos, naturistas, naturópatas, tienda naturista, herbolarios, spa, medicina natural, wellness, natural health, enfermeras, bienestar, salud natural',
  'cocina-y-gastronomia':
    'cocineros, chefs, restaurante, fonda, food blogger, cooking, recipes, food, cookbook, recetarios, recetas, comida, cocinar, amas de casa, comedor',
  'reposteria-y-panaderia':
    'pasteleras, reposteras, panaderos, panadería, pastelería, cafetería, baking, bakery, desserts, pastry, vender postres, hornear, dulces, negocio de repostería',
  'cocina-saludable':
    'cocina saludable, comida sana, healthy food, meal prep, comida saludable, healthy recipes, comer bien, comida fit, viandas',
  'cocina-internacional':
    'cocina internacional, world food, comida de otros países, comida extranjera, cocina del mundo, international cuisine, restaurante temático',
  '03-mascotas':
    'mascotas, veterinarios, veterinarias, veterinaria, pet shop, tienda de mascotas, pets, animales, dueños de mascotas, pet lovers, peludos, animales de compañía, guardería de mascotas, estética canina, cuidadores de animales',
  perros:
    'perros, dogs, puppy, dog training, paseadores de perros, adiestradores, entrenador canino, peluquería canina, lomitos, perrhijos, criadores de perros, canes',
  gatos: 'gatos, cats, kitten, cat lovers, michis, gateras, felinos, etólogo felino',
  '04-desarrollo-personal':
    'desarrollo personal, personal growth, self help, self improvement, coaches de vida, life coach, coaching, superación personal, autoayuda, crecimiento, mentores, talleres, motivación',
  'productividad-y-habitos':
    'productividad, productivity, habits, time management, hábitos, organización, organizarse, asistentes virtuales, secretarias, estudiantes universitarios, emprendedoras ocupadas, planners, freelancers',
  'autoestima-y-confianza':
    'psicólogos, psicólogas, terapeutas, terapia, psicología, self esteem, confidence, mental health, salud mental, consejeros, salud emocional, emociones, trabajadoras sociales',
  'liderazgo-y-comunicacion':
    'liderazgo, leadership, communication, recursos humanos, jefes, gerentes, supervisores, directivos, soft skills, habilidades blandas, oficina, trabajo en equipo, capacitadores, empresas, ejecutivos, managers',
  '05-crianza-familia-y-educacion':
    'familia, familias, hijos, papás, mamás, padres de familia, family, parents, parenting, kids, children, educación, escuela, niños, guarderías, jardín de niños',
  'crianza-y-familia':
    'crianza, parenting, moms, mamás, papás, doulas, asesoras de crianza, pediatras, psicólogos infantiles, mamá bloguera, escuela para padres, maternidad, paternidad, niñeras, tías, abuelas',
  'educacion-y-aprendizaje':
    'maestros, maestras, profesores, docentes, teachers, escuela, educadoras, kínder, preescolar, primaria, pedagogos, psicopedagogas, tutores, regularización, learning, education, material didáctico, aprendizaje',
  '06-marketing-y-emprendimiento':
    'emprendedores, emprender, negocio, negocios, entrepreneurs, business, marketing, pymes, ventas, emprendimiento, dueños de negocio, autoempleo, startups, vender más',
  'marketing-digital':
    'marketing digital, digital marketing, community managers, agencias, publicistas, influencers, creadores de contenido, mercadólogos, diseñadores gráficos, publicidad, redes, social media, posicionar mi marca',
  'emprendimiento-y-negocios':
    'emprender, poner un negocio, ganar dinero, ingresos extra, small business, side hustle, home business, make money online, trabajar desde casa, empresarios, comerciantes, vendedores, asesores de negocios, me quedé sin trabajo/chamba/empleo/pega',
  '07-finanzas-e-inversiones':
    'finanzas, dinero, finance, money, personal finance, asesores financieros, contadores, contadoras, banqueros, economía, educación financiera, lana, plata, administrar mi dinero, asesor de seguros, financial freedom, libertad financiera',
  '08-espiritualidad-y-mindfulness':
    'espiritualidad, spirituality, espiritual, místico, mindfulness, alma, tienda esotérica, holístico, new age, crecimiento espiritual, guía espiritual, sanación',
  'meditacion-y-mindfulness':
    'meditación, meditation, mindfulness, instructores de yoga, maestros de yoga, calma, paz interior, relajación, estudio de yoga, relax, stress relief, terapeutas, atención plena',
  'energia-y-astrologia':
    'energía, astrología, astrology, esoterismo, esotérico, brujas, tarotistas, astrólogas, reiki, místico, terapeutas energéticos, ocultismo, magia, rituales',
  '09-relaciones-y-sexualidad':
    'relaciones, relationships, love, amor, sexualidad, intimidad, sexólogos, sexólogas, consejeros matrimoniales, parejas',
  'pareja-y-amor':
    'pareja, love, couples, relationship, marriage, matrimonio, novios, terapeutas de pareja, consejeros matrimoniales, coach de amor, dating coach, vida en pareja, noviazgo, esposos, recién casados, relaciones amorosas',
  'sexualidad-y-bienestar-intimo':
    'sexualidad, sex, intimacy, sexólogas, sexual health, vida íntima, vida sexual, sex shop, educadores sexuales, intimidad',
  '10-hobbies-habilidades-y-oficios':
    'hobbies, pasatiempos, pasatiempo, oficios, aprender un oficio, hobby, crafts, tiempo libre, talleres, aprender algo nuevo, jubilados, retirados, DIY, manualidades, skills',
  '11-belleza-y-cuidado-personal':
    'belleza, beauty, estética, salón de belleza, esteticistas, cosmetólogas, estilistas, maquillistas, maquilladoras, peluqueras, peluquería, barbería, cuidado personal, personal care, spa, dermatólogas, cosmiatras',
};

/** By the handle of a product: its own needs. */
export const PRODUCT_NEEDS: Readonly<Record<string, string>> = {
  'producto-01':
    'ayuno, intermittent fasting, fasting, ayunar 16 horas, 16/8, dejar de cenar, saltarse el desayuno, bajar de peso sin dieta, horarios de comida, ventana de alimentación, perder/bajar peso/kilos, adelgazar, metabolismo, weight loss, quemar grasa',
  'producto-02':
    'keto, ketogenic, low carb, dieta cetogénica, dieta baja en carbohidratos, comer sin pan ni tortilla, dejar las harinas, perder/bajar peso/kilos, plan de 28 días, adelgazar rápido, plan alimenticio, weight loss, quemar grasa, menú keto, diet plan',
  'producto-03':
    'batidos, smoothies, green juice, jugos verdes, licuados, detox, desintoxicar el cuerpo, desayunos rápidos, comer más frutas y verduras, bebidas saludables, juice bar, healthy drinks, extractos, malteadas',
  'producto-04':
    'entrenar en casa, home workout, calistenia, bodyweight, lagartijas, pesas, ganar músculo, masa muscular, strength training, ejercicios sin aparatos, rutina en casa, ponerme fuerte, músculos, fuerza, sin gimnasio, flexiones, dominadas, gym en casa',
  'producto-05':
    'correr, running, runners, 10k, maratón, empezar a correr, trotar, jogging, carrera, corredores, entrenar para una carrera, club de corredores, zapatillas/tenis para correr, marathon',
  'producto-06':
    'yoga, dolor de espalda, back pain, posturas de yoga, lumbago, espalda baja, yoga para principiantes, asanas, me duele la espalda, contractura, ciática, pilates, maestra de yoga, columna, postura',
  'producto-07':
    'dormir, insomnio, insomnia, sleep, no puedo dormir, no duermo, desvelo, me despierto en la madrugada, conciliar el sueño, descansar mejor, sueño reparador, dormir mejor, trastornos del sueño, melatonina, trasnochar, better sleep, me la paso dando vueltas en la cama',
  'producto-08':
    'plantas medicinales, hierbas, herbolaria, home remedies, herbal, remedios de la abuela, tés, infusiones, manzanilla, medicina tradicional, curarse con plantas, medicina natural, gripa/gripe, resfriado, remedios naturales, natural medicine, yerbas',
  'producto-09':
    'cansancio, fatiga, cansada, agotado, energía, después de los 40, cuarentones, vitalidad, metabolismo, mediana edad, menopausia, sin fuerzas, over 40, mayores de 40, señores/señoras de 50, me siento sin energía, vejez saludable, envejecer bien, antiaging',
  'producto-10':
    'dejar el azúcar, adicción al azúcar, sugar free, no sugar, antojos, golosos, reto 21 días, challenge, dulce, dejar los refrescos/sodas/gaseosas, desintoxicación de azúcar, sugar detox, reto sin azúcar',
  'producto-11':
    'digestión, gut health, intestino, colon irritable, gastritis, inflamación, estreñimiento, hinchazón, panza inflamada, microbiota, probióticos, estómago, reflujo, gases, me inflamo, digestive health, fibra, colitis, acidez',
  'producto-12':
    'proteína vegetal, vegan protein, vegetarianos, vegano, plant based, legumbres, comer sin carne, deportistas veganos, dejar la carne, lentejas/frijoles/garbanzos, tofu, vegetarian',
  'producto-13':
    'hiit, cardio, quemar grasa, ejercicio de 15 minutos, entrenar rápido, no tengo tiempo para el gimnasio, intervalos, workout rápido, perder/bajar peso, cardio en casa, quick workout, adelgazar con ejercicio, crossfit',
  'producto-14':
    'glúteos, abdomen, abs, booty, nalgas, pompis, core, vientre plano, six pack, piernas, levantar la cola, tonificar, marcar abdomen, glutes, abdominales, reducir cintura',
  'producto-15':
    'estiramientos, stretching, oficinistas, trabajo sentado, home office, escritorio, pausas activas, ergonomía, sedentarismo, flexibilidad, programadores, dolor por estar sentado, choferes/taxistas/camioneros, gamers, teletrabajo, elongar, desk job, movilidad',
  'producto-16':
    'hormonas, menstruación, regla, periodo, ciclo menstrual, síndrome premenstrual, cólicos, ovario poliquístico, SOP, women health, hormonal balance, ginecólogas, desajuste hormonal, salud femenina, menopausia, mujeres, hormones, salud de la mujer',
  'producto-17':
    'diario, journal, wellness journal, hábitos, seguimiento, registro de hábitos, tracker, bienestar, autocuidado, self care, 90 días, bitácora, planner de bienestar, libreta imprimible',
  'producto-18':
    'aceites esenciales, aromaterapia, aromatherapy, essential oils, lavanda, difusor, doterra, esencias, aromas, spa en casa, masajistas',
  'producto-19':
    'comer consciente, mindful eating, sin dieta, dejar las dietas, ansiedad por comer, atracones, relación con la comida, comer emocional, hambre emocional, perder/bajar peso, comer por ansiedad, binge eating, nutrición intuitiva, trastornos alimenticios, comer de más, rebote',
  'producto-20':
    'cenas ligeras, cenar, recetas rápidas, cenas rápidas, cenas saludables, qué ceno hoy, cena en 20 minutos, cenas para bajar de peso, recetas fáciles',
  'producto-21':
    'azúcar, glucosa, diabetes, diabéticos, diabetic, prediabetes, blood sugar, insulina, índice glucémico, resistencia a la insulina, picos de glucosa, comida para diabéticos, glucemia',
  'producto-22':
    'entrenamiento funcional, adultos mayores, tercera edad, abuelos, seniors, functional training, ejercicio para mayores, ejercicio para todas las edades, movilidad, equilibrio, ancianos, viejitos, moverse mejor, ejercicio en la vejez, personas mayores, elderly',
  'producto-23':
    'saltar la cuerda, jump rope, soga, comba, cardio, boxeo, boxeadores, quemar grasa, brincar, bajar de peso, cardio barato',
  'producto-24':
    'defensas, sistema inmune, immune system, inmunidad, gripe, gripa, resfriado, vitaminas, no enfermarme, prevenir enfermedades, boost immunity, vitamina c, me enfermo mucho, invierno, inmunológico',
  'producto-25':
    'dolor de cuello, neck pain, cervical, tortícolis, cervicales, nuca, contracturas, fisioterapeutas, kinesiólogos, quiroprácticos, mala postura, tensión, dolor de cabeza, espalda, almohada, me duele el cuello, masajistas, osteópatas',
  'producto-26':
    'postres sin horno, no bake desserts, postres fríos, gelatinas, pay, cheesecake, dulces, postres fáciles, vender postres, postres para vender, mousse, postres en vaso, desserts, carlota',
  'producto-27':
    'masa madre, sourdough, pan casero, hacer pan, bread, panaderos, hornear pan, fermentación, pan artesanal, baguette, harina, homemade bread',
  'producto-28':
    'vegano, vegan, cocina vegana, recetas veganas, vegetarianos, vegetarian, sin carne, plant based, comida vegana, dejar de comer carne, vegetariana, vegan recipes, comida sin productos animales',
  'producto-29':
    'menú semanal, meal prep, batch cooking, organizar comidas, planear comidas, cocinar para la semana, qué cocino hoy, ahorrar en el súper, weekly meal plan, planificación de comidas, amas de casa, comida para toda la familia, meal planning, tuppers, cocinar una vez',
  'producto-30':
    'comida mexicana, mexican food, tacos, antojitos, salsas, tamales, enchiladas, mole, taquería, México, pozole, tortillas, chiles',
  'producto-31':
    'comida italiana, italian food, pasta, pizza, risotto, Italia, espagueti, lasaña, pizzería, fideos, tallarines, pasta rápida',
  'producto-32':
    'cupcakes, muffins, pasteles, tortas, queques, decoración de pasteles, frosting, buttercream, magdalenas, pastelitos, repostera, cake, cake decorating, bizcochos, vender pasteles/cupcakes, tortas de cumpleaños, cobertura',
  'producto-33':
    'postres sin azúcar, sugar free desserts, postres para diabéticos, diabéticos, dulces sin azúcar, endulzantes, stevia, postres saludables, healthy desserts, repostería saludable, postres fit, postres light, galletas sin azúcar, keto',
  'producto-34':
    'freidora de aire, air fryer, airfryer, freír sin aceite, papas, recetas crujientes, air fryer recipes, sin aceite, freidora sin aceite',
  'producto-35':
    'ensaladas, salads, vegetales, verduras, almuerzo ligero, lunch, comida ligera, aderezos, bowls, lechuga, comer más verduras, ensaladas que llenan, healthy lunch, comida para la oficina',
  'producto-36':
    'loncheras, lunch box, lunch escolar, comida para la escuela, viandas, colación, almuerzo para niños, refrigerio, tupper, lunch para llevar, kids lunch, bento, colegio, comida para niños, snacks, recreo, qué mandarle de comer a mis hijos',
  'producto-37':
    'sushi, comida japonesa, japanese food, makis, rolls, Japón, arroz, pescado crudo, asiática, japonés, oriental',
  'producto-38':
    'parrilla, asado, barbecue, bbq, grill, carne asada, parrillero, cortes de carne, carbón, asador, parrillada, barbacoa, churrasco, domingo, carnicería, carnes, carnicero',
  'producto-39':
    'curry, comida india, indian food, tailandesa, thai, asian food, comida asiática, especias, hindú, cocina asiática, Asia, spices, comida picante',
  'producto-40':
    'pan dulce, conchas, pan de muerto, facturas, panes de la abuela, medialunas, roscas, sweet bread, panadería mexicana, merienda, bollos, brioche, panes dulces, pan casero, bizcochos',
  'producto-41':
    'cachorro, puppy, perrito bebé, adoptar un perro, perro recién adoptado, primer perro, cachorrito, me regalaron un perro, perro nuevo en casa, hacer pipí, new puppy, educar cachorro, perro se orina/hace adentro',
  'producto-42':
    'adiestramiento, dog training, entrenar perro, educar perro, perro que jala/ladra/muerde/salta, perro desobediente, mi perro no obedece, ladridos, obediencia, amaestrar, perro agresivo, comandos, trucos, perro travieso, mi perro ladra mucho',
  'producto-43':
    'comida para perros, dog food, dieta barf, croquetas, cocinar para perros, alimento casero, premios para perros, snacks para perros, dog treats, recetas para perros, alimentación canina, mi perro no quiere comer, nutrición animal',
  'producto-44':
    'gato, gatos, cat behavior, lenguaje de los gatos, entender a mi gato, comportamiento felino, gata, ronroneo, cats, gatito, michi, qué quiere mi gato, mi gato me muerde, maullar',
  'producto-45':
    'gato de departamento, gatos en casa, indoor cat, gato aburrido, rascador, mi gato araña los muebles, juegos para gatos, juguetes para gatos, enriquecimiento ambiental, gato encerrado, cats, mi gato destruye los sillones, gatos de piso',
  'producto-46':
    'madrugar, levantarse temprano, rutina de mañana, morning routine, miracle morning, despertar temprano, 5 am, club de las 5, amanecer, empezar el día, wake up early, mañanas productivas, me cuesta levantarme',
  'producto-47':
    'agenda, planner, organizar mi tiempo, gestión del tiempo, time management, calendario, listas de tareas, organizarme, no me alcanza el tiempo, organización, planificación, administrar el tiempo, priorizar, scheduling, planeador',
  'producto-48':
    'autoestima, self esteem, amor propio, self love, quererme, autoestima baja, sanar, cuaderno de autoestima, quererme más, valorarme, workbook, me siento fea/feo/inútil, inseguridad, niña interior, herida, aceptarme, no me quiero',
  'producto-49':
    'confianza, críticas, miedo al qué dirán, inseguridad, confidence, síndrome del impostor, impostor syndrome, rechazo, miedo al juicio, opinión ajena, bullying, acoso, seguridad en mí misma, haters, vergüenza, miedo al fracaso',
  'producto-50':
    'hablar en público, public speaking, oratoria, miedo escénico, discursos, presentaciones, exponer, pánico escénico, conferencias, conferencistas, exposición, nervios al hablar, speech, me trabo al hablar, voz, locutores, dar una plática/charla, brindis, abogados, políticos',
  'producto-51':
    'liderazgo, leadership, liderar, influir, equipo, líder, jefe, trabajo en equipo, ascenso, ascender, coordinadores, supervisores, team leader, subir de puesto, management, que me escuchen en el trabajo, influencia, mi jefe',
  'producto-52':
    'concentración, focus, enfoque, distracciones, TDAH, déficit de atención, concentrarme, deep work, me distraigo, atención, trabajo remoto, estudiar, adhd, trabajo profundo, me distraigo con todo, concentrarse',
  'producto-53':
    'procrastinación, procrastination, postergar, dejar todo para después/mañana/último, flojera, pereza, disciplina, hueva, fiaca, procrastinar, lazy, fuerza de voluntad, soy muy flojo, terminar lo que empiezo, postergación, dejo todo a medias, dejar las cosas a medias',
  'producto-54':
    'crisis, duelo, grief, muerte de un ser querido, se murió mi mamá/papá/abuela/esposo/perro, perdí a mi mamá/papá/hijo, falleció un familiar, luto, pérdida, me despidieron/corrieron/echaron, me quedé sin trabajo/chamba/empleo/pega/laburo, desempleo, despido, resiliencia, resilience, empezar de nuevo, viudas, viudo, tocar fondo, depresión, salir adelante, volver a empezar, enfermedad, bancarrota, divorcio, estoy triste, tristeza, quedé sola',
  'producto-55':
    'ansiedad, anxiety, ataque de pánico, panic attack, angustia, nervios, calmar la ansiedad, crisis de ansiedad, preocupación, overthinking, sobrepensar, pensar de más, taquicardia, ansiosos, estrés, stress, me da ansiedad, calmarme, fobias, nervioso',
  'producto-56':
    'comunicación asertiva, asertividad, assertiveness, conversaciones difíciles, conflictos, decir las cosas, pelear, discutir, reclamar, difficult conversations, enojo, resolver conflictos, mediadores, decir lo que pienso, comunicación no violenta, guardarme las cosas, exploto, pleitos',
  'producto-57':
    'carisma, charisma, caer bien, timidez, tímido, habilidades sociales, social skills, hacer amigos, socializar, introvertido, networking, conectar con la gente, conversación, seducir, persuadir, persuasión, vendedores, influir, me cuesta hacer amigos, carismático, lenguaje corporal, shy',
  'producto-58':
    'metas, goals, objetivos, propósitos de año nuevo, cumplir metas, plan de vida, goal setting, proyecto de vida, trimestre, vision board, logros, resultados, planificar el año, OKR, propósito, proyectos sin terminar',
  'producto-59':
    'vida digital, digital detox, adicción al celular, dejar el celular, menos pantallas, redes sociales, minimalismo digital, notificaciones, ordenar fotos, correos, orden digital, desintoxicación digital, screen time, phone addiction, paso mucho tiempo en el teléfono/celular, organizar archivos, minimalism, pegado al celular, scroll, enganchado al tiktok',
  'producto-60':
    'poner límites, boundaries, decir que no, aprender a decir no, límites, gente tóxica, no sé decir que no, complacer a todos, people pleaser, suegra, familia tóxica, personas tóxicas, límites sanos, se aprovechan de mí, codependencia, asertividad',
  'producto-61':
    'gratitud, gratitude journal, agradecer, diario de gratitud, diario, agradecimiento, journaling, 365 días, hábito de gratitud, gratitude, cuaderno para escribir, regalo, diario personal, libreta',
  'producto-62':
    'negociación, negotiation, negociar, pedir aumento, regatear, sueldo, cerrar tratos, ventas, salary, subir el sueldo, vendedores, compras, abogados, renta/alquiler, pedir un aumento de sueldo',
  'producto-63':
    'inteligencia emocional, emotional intelligence, manejo de emociones, control de emociones, enojo, ira, controlar mi carácter, manejo de la ira, anger management, emociones, reacciono mal, me enojo mucho, coraje, emotions, impulsivo, controlar el enojo, rabia',
  'producto-64':
    'crianza respetuosa, positive parenting, disciplina positiva, gentle parenting, dejar de gritar a mis hijos, hijos desobedientes, educar sin gritos/golpes, nalgadas, paciencia, mi hijo no me hace caso, poner límites a los niños, les grito a mis hijos, crianza positiva, educar hijos, niños malcriados',
  'producto-65':
    'bebé no duerme, baby sleep, sueño infantil, dormir al bebé, bebés, noches sin dormir, asesoras de sueño, recién nacido, baby, newborn, mi bebé se despierta, papás primerizos, mi bebé llora de noche, mamá primeriza, siestas, cuna, colecho, guagua',
  'producto-66':
    'embarazo, pregnancy, embarazada, pregnant, gestación, parto, maternidad, primerizas, mamá primeriza, voy a ser mamá/papá, estoy embarazada, obstetras, parteras, doulas, ginecólogas, baby shower, estamos esperando un bebé, futura mamá, dulce espera, prenatal, matronas',
  'producto-67':
    'aprender a leer, enseñar a leer, learn to read, lectoescritura, lectura, letras, abecedario, kínder, preescolar, primer grado, alfabetizar, leer jugando, cuentos, reading, mi hijo no sabe leer, sílabas, alfabeto, vocales',
  'producto-68':
    'actividades para niños, kids activities, sin pantallas, screen free, juegos, vacaciones, entretener niños, manualidades para niños, juegos en casa, mis hijos no sueltan la tablet, días de lluvia, qué hacer con los niños, niñeras, abuelos, fiestas infantiles, ludoteca, animadores, games for kids, mi hijo se la pasa en el celular/tablet, juegos para niños, aburridos, campamentos',
  'producto-69':
    'berrinches, rabietas, tantrums, pataletas, terrible twos, mi hijo hace berrinche, caprichos, llora por todo, toddler, niños pequeños, mi hija se tira al piso, perretas, crisis, niño difícil, desbordes',
  'producto-70':
    'adolescentes, teens, teenagers, hijo adolescente, hijos rebeldes, adolescencia, mi hija no me habla, pubertad, jóvenes, rebelde, comunicación con adolescentes, parenting teens, secundaria, preparatoria, prepa, mi hijo de 15 años, orientadores',
  'producto-71':
    'divorcio, divorce, separación, separados, coparentalidad, custodia, padres divorciados, me estoy divorciando, coparenting, hijos de padres separados, divorciados, abogados de familia, madre soltera, mamá soltera, papá soltero, expareja, pensión, single mom, nos vamos a separar, abogados',
  'producto-72':
    'matemáticas, math, números, sumas, restas, fracciones, cocinar con niños, matemáticas para niños, tablas de multiplicar, mi hijo odia las matemáticas, homeschool, aritmética, juegos de matemáticas, cocina con niños, cooking with kids, mate',
  'producto-73':
    'técnicas de estudio, study skills, exámenes, estudiar, estudiantes, memoria, calificaciones, malas notas, tareas, reprobar, study tips, apuntes, secundaria, universidad, preparatoria, memorizar, aprobar, mi hijo saca malas calificaciones, hábitos de estudio, students, examen de admisión, concentrarse para estudiar',
  'producto-74':
    'ablactación, papillas, BLW, baby food, alimentación complementaria, bebé empieza a comer, primeros alimentos, purés, sólidos, baby led weaning, 6 meses, comida para bebés, qué le doy de comer a mi bebé, pediatras, nutrición infantil, recetas para bebés, compotas, guagua',
  'producto-75':
    'hijos, era digital, celular, pantallas, seguridad en internet, control parental, ciberbullying, grooming, screen time, mi hijo quiere celular, redes sociales, videojuegos, internet seguro, online safety, niños y tecnología, mi hijo está todo el día en el celular, kids and screens, tablets, ciberacoso, primer celular',
  'producto-76':
    'emociones para niños, emociones infantiles, feelings, kids emotions, cuaderno infantil, psicólogos infantiles, educación emocional, niños enojados, miedos infantiles, actividades de emociones, terapia infantil, workbook for kids, niños tristes/tímidos, inteligencia emocional infantil, colorear',
  'producto-77':
    'homeschool, homeschooling, educar en casa, escuela en casa, educación en casa, clases en casa, educación libre, estudiar en casa, refuerzo escolar, sacar a mi hijo de la escuela, home education, tareas',
  'producto-78':
    'montessori, rincones, autonomía, independencia, ambiente preparado, decorar cuarto infantil, habitación del bebé, preescolar, jardín de infantes, kinder, espacios para niños, guarderías, niños independientes, playroom, materiales montessori, toddlers, waldorf',
  'producto-79':
    'dinero para niños, educación financiera infantil, money for kids, domingo, mesada, ahorrar niños, finanzas para niños, alcancía, enseñar a ahorrar, enseñar a mi hijo el valor del dinero, kids money, niños y dinero, propina, paga semanal, finanzas infantiles',
  'producto-80':
    'redes sociales, social media, instagram, tiktok, tik tok, facebook, reels, vender en redes, vender por instagram, seguidores, followers, community manager, crecer en instagram, vender sin bailar, publicar, perfil de negocio, redes, influencers, ganar seguidores, no quiero salir en cámara',
  'producto-81':
    'anuncios, ads, facebook ads, google ads, meta ads, publicidad, pauta, campañas, publicidad barata, advertising, promocionar mi negocio, anunciar, tráfico pagado, trafficker, media buyer, poco presupuesto, publicidad en facebook/instagram, más clientes, conseguir clientes',
  'producto-82':
    'copywriting, textos de venta, redacción, copy, escribir, redactores, copywriters, escribir textos, páginas de venta, textos que venden, periodistas, landing page, sales copy, writing, storytelling, escritores, anuncios, redactar, persuasión',
  'producto-83':
    'producto digital, infoproducto, crear un curso, vender cursos, crear un ebook, hotmart, lanzar, lanzamiento, vender lo que sé, curso online, infoproductores, crear mi propio curso, online course, coaches, monetizar conocimientos, ganar dinero por internet, consultores',
  'producto-84':
    'marca blanca, PLR, private label, revender, ingresos pasivos, passive income, contenido con licencia, ganar dinero, ingresos extra, ganar dinero por internet, dinero extra, negocio online, trabajar desde casa, make money online, reventa, online business, afiliados, vender ebooks, negocio digital, resell, white label, generar ingresos',
  'producto-85':
    'precios, poner precio, cuánto cobrar, pricing, cobrar, costos, cotizar, artesanos, tarifas, cobro muy barato, freelancers, márgenes, ganancia, no sé cuánto cobrar, costear, presupuestos, precio de venta, manualidades, fotógrafos, diseñadores, cuánto cobrar por mi trabajo',
  'producto-86':
    'email marketing, correo, correos, newsletter, lista de correos, mailing, emails, suscriptores, boletín, correos de venta, mailchimp, asunto, lista de contactos, mail, correo electrónico, mails que venden',
  'producto-87':
    'inteligencia artificial, AI, IA, chatgpt, prompts, artificial intelligence, automatizar, herramientas de IA, ai tools, ahorrar tiempo, gpt, automatización, robots, tecnología, ia para negocios, chat gpt, ai for business, gemini',
  'producto-88':
    'plan de negocio, business plan, modelo de negocio, canvas, emprender, idea de negocio, startup, empezar un negocio, poner un negocio, abrir una empresa, pyme, inversionistas, start a business, tengo una idea de negocio, abrir una tienda, empresa, quiero emprender',
  'producto-89':
    'whatsapp, vender por chat, ventas por whatsapp, whatsapp business, mensajes, atención al cliente, customer service, cerrar ventas, dejan en visto, clientes que no responden, messenger, vender por mensajes, servicio al cliente, vendedores, ventas, sales, wsp, me dejan en visto, call center, cómo vender más, ventas por catálogo',
  'producto-90':
    'ideas de contenido, contenido, content ideas, qué publicar, calendario de contenido, creadores de contenido, posts, publicaciones, redes sociales, instagram, reels, content creators, no sé qué publicar, content calendar, youtubers, marcas, influencers, blog, community managers, historias, tiktok',
  'producto-91':
    'finanzas personales, personal finance, presupuesto, deudas, debt, salir de deudas, ahorrar, quincena, no llego a fin de mes, organizar mi dinero, gastos, budget, tarjeta de crédito, estoy endeudado, debo dinero, no me alcanza el sueldo, budgeting, administrar el sueldo, crédito, me quedé sin lana/plata, economía del hogar, préstamos',
  'producto-92':
    'invertir, inversiones, investing, bolsa de valores, acciones, cetes, fondos, ahorrar para el retiro, jubilación, stock market, interés compuesto, inversionistas, hacer crecer mi dinero, ETF, invest, pensión, retiro, inversión a largo plazo, stocks, poner a trabajar mi dinero',
  'producto-93':
    'ahorro, ahorrar, savings, reto de ahorro, 52 semanas, savings challenge, alcancía, guardar/juntar dinero/plata/lana, chanchito, ahorrar para vacaciones, money challenge, save money, meta de ahorro, juntar para un viaje/casa/carro, aguinaldo',
  'producto-94':
    'meditar, meditación, meditation, mindfulness, 10 minutos, aprender a meditar, no sé meditar, relajarme, calmar la mente, principiantes, meditate, paz mental, mente en blanco, meditación guiada, relajación, estrés, stress, vipassana',
  'producto-95':
    'respiración, respirar, breathing, breathwork, pranayama, relajarme, ejercicios de respiración, calma, tensión, ansiedad, estrés, stress, desestresarme, nervios, breathe, agobio, estoy estresada, respiración consciente, burnout',
  'producto-96':
    'luna llena, luna, full moon, rituales, lunar, fases lunares, wicca, brujas, brujería, moon rituals, círculo de mujeres, ciclos lunares, luna nueva, hechizos, magia, moon',
  'producto-97':
    'carta astral, carta natal, astrología, horóscopo, zodiaco, signos, birth chart, astrology, ascendente, planetas, horoscope, zodiac, signos del zodiaco, mi signo, astros, géminis, escorpio, leo, astrólogas',
  'producto-98':
    'cristales, crystals, cuarzos, piedras, gemas, gemoterapia, amatista, piedras energéticas, cuarzo rosa, healing crystals, minerales, joyería, amuletos, pulseras, joyeras',
  'producto-99':
    'chakras, energía, reiki, kundalini, equilibrar chakras, alinear chakras, centros energéticos, yoga, energy healing, maestros de reiki, sanación energética, aura, chacras',
  'producto-100':
    'mindfulness, atención plena, cuaderno, workbook, mindfulness journal, estar presente, vivir el presente, ejercicios de mindfulness, aquí y ahora, journaling, estrés',
  'producto-101':
    'soltar, dejar ir, letting go, desapego, cerrar ciclos, cerrar etapas, perdonar, perdón, pasado, superar el pasado, duelo, let go, no puedo soltar el pasado, rencor, dejar el pasado atrás, forgiveness, resentimiento, desprenderse, olvidar',
  'producto-102':
    'autocompasión, self compassion, autoexigencia, perfeccionismo, tratarme bien, culpa, ser amable conmigo, cuidadores, enfermeras, burnout, me exijo mucho, cuidador, autocrítica, días difíciles, depresión, tristeza, perfeccionista, cuido a mi mamá enferma, cuidadoras, compasión, tristes',
  'producto-103':
    'tarot, cartas, arcanos, leer las cartas, tarotistas, tarot cards, adivinación, tarot reading, tiradas, oráculo, baraja, videntes, futuro, aprender tarot, lectura de cartas',
  'producto-104':
    'numerología, numerology, números, significado de los números, nombre, número de vida, fecha de nacimiento, pitágoras, horas espejo, 11:11, significado de mi nombre',
  'producto-105':
    'limpieza energética, malas vibras, feng shui, limpiar la casa, sahumerio, palo santo, mal de ojo, energías negativas, sage, casa nueva, limpiar energías, mudanza, armonizar el hogar, inciensos, space cleansing, envidia, protección, ruda, brujería, energy cleansing, hogar',
  'producto-106':
    'vivir despacio, slow living, sin prisa, vida lenta, minimalismo, slow life, vivo corriendo, estrés de la ciudad, simplificar, vida simple, ritmo de vida, minimalism, bajar el ritmo, vivo con prisa, hustle, tráfico, burnout, vida sencilla',
  'producto-107':
    'afirmaciones, affirmations, afirmaciones positivas, frases positivas, frases motivadoras, decretos, pensamiento positivo, positive thinking, frases, motivación diaria, motivation, positividad, quotes, frases para cada día, pensamientos positivos, 365',
  'producto-108':
    'mindfulness para niños, meditación para niños, kids mindfulness, niños inquietos, yoga para niños, relajar niños, hiperactivos, TDAH, calmar a mi hijo, familia, docentes, meditation for kids, niños ansiosos/nerviosos, calma en el aula, mi hijo no se está quieto, respiración para niños',
  'producto-109':
    'manifestar, ley de atracción, law of attraction, abundancia, manifestation, atraer dinero, el secreto, visualización, prosperidad, decretar, manifestación, abundance, vision board, atraer lo que quiero, deseos, universo, riqueza',
  'producto-110':
    'sueños, significado de los sueños, interpretación de sueños, dream interpretation, pesadillas, dreams, soñar, soñé, nightmares, qué significa soñar con, sueños lúcidos, diario de sueños, interpretar sueños',
  'producto-111':
    'silencio, retiro, retreat, retiro espiritual, desconectar, silent retreat, retiro en casa, descanso mental, desconectarse, un día para mí, día de pausa, ayuno de palabras, spa mental, detox mental, soledad',
  'producto-112':
    'comunicación en pareja, couple communication, discutir/pelear con mi pareja/esposo/novia, problemas de pareja, matrimonio, discusiones, mi esposo no me escucha, marriage, peleamos mucho, terapia de pareja, crisis matrimonial, pleitos con mi marido, matrimonios, salvar mi matrimonio, parejas que pelean',
  'producto-113':
    'ruptura, breakup, superar a mi ex, truene, me dejó/cortó/terminó mi novio/novia/pareja/esposo, corazón roto, olvidar a alguien, despecho, desamor, terminé con mi novio, heartbreak, get over ex, mal de amores, infidelidad, me engañaron, me fue infiel, divorcio, sanar después de una ruptura, ex, tusa, breakups',
  'producto-114':
    'citas en pareja, date ideas, date night, ideas para parejas, enamorarse otra vez, rutina, aniversario, san valentín, reconquistar, aburridos, planes en pareja, salir de la rutina, regalo para mi novio/esposo/novia, valentine, bodas de plata, plan romántico, romance, actividades en pareja, romántico',
  'producto-115':
    'deseo, pasión, reavivar la pasión, libido, chispa, rekindle, falta de deseo, apatía sexual, monotonía, ya no me atrae mi pareja, se apagó la llama, desire, avivar, no tenemos relaciones, ya no hay pasión, mi matrimonio se enfrió, desire in marriage, vida sexual aburrida, bajo deseo sexual',
  'producto-116':
    'suelo pélvico, pelvic floor, kegel, incontinencia, posparto, piso pélvico, postpartum, parto, fisioterapeutas, menopausia, recuperarse del parto, se me escapa la pipí, cesárea, ejercicios kegel, ejercicio después del embarazo, ginecólogas, recién parida, mujeres',
  'producto-117':
    'citas en línea, tinder, bumble, online dating, apps de citas, ligar, conocer gente, solteros, soltero, soltera, encontrar pareja, singles, dating, buscar novio/novia, encontrar el amor, conocer a alguien, dating apps, primera cita, perfil de citas, quiero tener novio/novia',
  'producto-118':
    'celos, jealousy, celoso, celosa, desconfianza, inseguridad, infidelidad, posesivo, mi novio/novia/esposo es muy celoso/celosa, reviso su celular, infiel, controlar los celos, miedo a que me deje, jealous, toxicidad',
  'producto-119':
    'relación tóxica, toxic relationship, maltrato, violencia, narcisista, narcissist, abuso, dependencia emocional, manipulación, salir de una relación, mi pareja me maltrata/controla/grita/pega, violencia doméstica, abuse, codependencia, gaslighting, apego, tóxico, mi novio me trata mal, violencia de género, refugio de mujeres, relaciones tóxicas',
  'producto-120':
    'intimidad, hablar de sexo, sexualidad, vergüenza, intimacy, conversaciones íntimas, sexo en pareja, fantasías, tabú, pena, talk about sex, hablar de sexo con mi pareja, sexual communication, confianza sexual, comunicación sexual',
  'producto-121':
    'placer femenino, orgasmo, female pleasure, sexualidad femenina, mujeres, autoconocimiento, masturbación, pleasure, erotismo, vibradores, empoderamiento femenino, placer, women sexuality, sexo para mujeres, frigidez',
  'producto-122':
    'amor a distancia, long distance, relación a distancia, pareja lejos, migrantes, novio en otro país, migración, long distance relationship, viaja mucho, militares, vivimos lejos, mi novio/novia/esposo vive en otra ciudad/país, distancia, pareja que trabaja lejos, emigrar',
  'producto-123':
    'dinero en pareja, finanzas en pareja, gastos compartidos, couples money, peleas por dinero, presupuesto familiar, matrimonio y dinero, dividir gastos, couple finances, discutimos por plata/lana/dinero, cuenta conjunta, money and marriage, finanzas del hogar, quién paga, finanzas familiares',
  'producto-124':
    'vivir juntos, convivencia, mudarse juntos, moving in together, casarse, boda, preguntas para parejas, prometidos, convivir, matrimonio, nos vamos a casar, me voy a vivir con mi novio/novia, engaged, compromiso, wedding planners, recién casados, prematrimonial, getting married, comprometidos, despedida de soltera, me caso',
  'producto-125':
    'masajes, massage, masaje erótico, masaje en pareja, sensual, aceites, masajistas, relajar a mi pareja, couples massage, sensorial, noche romántica, masaje relajante, tantra, reconectar, spa en casa, dar masajes',
  'producto-126':
    'educación sexual, sex education, hablar de sexo con mis hijos, sex ed, sexualidad infantil, pubertad, de dónde vienen los bebés, maestros, orientadores, prevención del abuso, abuso infantil, consentimiento, hijos, cómo le explico el sexo a mi hijo, menstruación',
  'producto-127':
    'fotografía, photography, fotos, celular, cámara, fotos de producto, phone photography, fotografiar productos, smartphone, fotógrafos, fotografía móvil, iluminación, edición de fotos, iphone, fotos para instagram, tomar mejores fotos, mobile photography, fotos profesionales, selfies',
  'producto-128':
    'huerto, huerta, garden, gardening, plantas, jardín, jardinería, hortalizas, sembrar, macetas, cultivar, balcón, terraza, urban garden, jardineros, compost, tomates, verduras en casa, vivero, composta, azotea, cultivo, plants, agricultura urbana',
  'producto-129':
    'velas, candles, candle making, velas aromáticas, cera de soya, parafina, hacer velas, vender velas, emprendimiento manual, velas artesanales, artesanías, hecho a mano, soy candles, manualidades para vender, handmade, recuerdos para bodas',
  'producto-130':
    'guitarra, guitar, música, tocar guitarra, acordes, canciones, instrumento, músicos, learn guitar, music, aprender a tocar un instrumento, guitarristas, clases de música, guitar lessons, profesores de música',
  'producto-131':
    'crochet, tejer, tejido, ganchillo, croché, amigurumi, estambre, lana, knitting, tejedoras, gorros, cobijas, manualidades, crocheting, bufandas, hecho a mano, tejer para vender, hilos, costureras, bordado, costura, handmade, mercería, abuelitas que tejen',
  'producto-132':
    'skincare, skin care, piel, rostro, cara, cuidado facial, facial, acné, granos, barros, espinillas, arrugas, manchas, piel grasa/seca, cutis, face care, protector solar, rutina de piel, limpieza facial, espinillas, antiedad, mascarillas, dermatología, crema, me salen granos, barritos, acne',
  'producto-133':
    'cosmética natural, cremas, jabones, jabón artesanal, natural cosmetics, soap, cosméticos caseros, labiales, maquillaje, bálsamo, champú, vender jabones/cremas, hacer jabón/cremas, organic cosmetics, mascarillas caseras, homemade soap, shampoo, productos de belleza caseros, maquillaje natural, desodorante, exfoliante, bálsamos, perfumes',
  'producto-134':
    'cabello, pelo, hair, caída del cabello, rizos, curly hair, calvicie, caspa, hair care, chinos, alisado, estilistas, pelo graso/seco/maltratado, se me cae el pelo/cabello, crecer el pelo, mascarillas capilares, peluqueros, tinte, hair loss, champú, canas, rulos, barba, barberos, trenzas, pelo afro, método curly',
};
