import {termOf} from './words.ts';

/**
 * The 1,500 most frequent words of spoken Spanish, most frequent first, without accents. Derived from the list of
 * @zxcvbn-ts/language-es-es 4.1.2, whose source is OpenSubtitles 2024 (Helsinki-NLP, OPUS, https://opus.nlpl.eu),
 * under ODC-BY. A frequent word says little about what somebody looks for, however rare it is in a catalogue.
 */
const COMMON_WORDS = (
  'que de la no el en es un lo una por me con los para se te mi si esta su las bien del mas eso tu aqui al como ' +
  'pero yo le todo esto algo ha muy ser hacer vez nada hay vamos ahora bueno este nos cuando asi estoy puedo fue ' +
  'tiene ya estas era gracias hola verdad tengo favor casa tiempo todos he tan ella son sus mucho puede ti quiero ' +
  'ese dos siento dios ver estaba soy decir vida va mejor esa sobre hombre oh porque tienes solo tambien eres voy ' +
  'cosas hace anos estan ir estar usted dia entonces poco sin hecho acuerdo antes ahi senor sea alguien has noche ' +
  'gente sabes mismo trabajo puedes quieres hasta mis otra creo hablar uno nunca pasa sr. padre quien nosotros ' +
  'donde momento mundo dijo lugar siempre dinero tenemos ni otro estado tener haciendo vas mira fuera quiere oye ' +
  'sido cosa tipo tus nuevo han hijo madre ellos menos amigo nadie dias estamos manana habia parece podria gusta ' +
  'desde mujer alli les nuestro despues haber mio conmigo nombre parte gran mal sabe dije tenia hacerlo tal tres ' +
  'importa razon visto seguro contigo podemos nuestra dice serio saber luego veces todas toda buena claro hoy ' +
  'familia idea hizo problema tanto tarde hora queria pasado espera dicho haces sera mierda demasiado buen amor ' +
  'salir mama vale papa cierto cuenta tienen entre cada lado .. chica debe cabeza policia paso amigos hermano ' +
  'unos hombres ah realmente alguna persona forma caso crees ustedes esos personas veo camino volver supuesto ' +
  'estos algun puerta hemos muerto necesito primera manera ven contra aun chico deberia pasar historia siquiera ' +
  'pues juntos hija hablando pueden minutos chicos cualquier digo hice ayuda sabia dentro van suerte venir miedo ' +
  'poder ninos hacia importante semana esas ciudad ano durante corazon dejar adios significa muerte seria ' +
  'gustaria esposa realidad rapido horas problemas ojos iba unico mano pronto nino ve cara manos encontrar agua ' +
  'mientras haya da equipo dificil cerca entiendo llegar otros nuestros fin tomar carino bajo primero noches ' +
  'misma punto somos hare viejo pueda auto ultima hiciste vi sangre entrar dijiste grande dices clase senora ' +
  'viene suficiente vuelta hubiera bastante tio loco telefono quiza ninguna alla eh todavia oportunidad pensar ' +
  'trabajar morir muchas cuerpo hago culpa guerra buenas casi feliz vaya posible final ningun pequeno cinco ' +
  'fuerte primer ves genial cual pasando vivir tenido coche juego necesita arriba llama meses dar diciendo debo ' +
  'justo comer mujeres igual hermana jefe pregunta malo cuatro ido facil hagas podia supongo sra. hijos dejame ' +
  'comida puta numero hey segundo unica muchos os bebe fiesta arma seguir sola creer abajo pense padres escuela ' +
  'atras unas ello sentido matar haga pensando buscando lista habitacion estabas 10 listo joven cuanto preocupes ' +
  'plan dr. venga nueva algunos hacen cuidado verte espero sigue lejos algunas par mayor trata ayudar dio quieren ' +
  'queda ultimo dolares vino john esperar sabemos luz medio debes palabra fueron segura siendo amo esperando oido ' +
  'exactamente dormir chicas eran cree quizas vete digas seguridad ud. pequena tampoco paz nina escucha toma cama ' +
  'habria dame vivo 20 buenos nuestras pais fui peor jack venido oficina musica pueblo conozco deja sitio llamar ' +
  'mia dado minuto demonios afuera falta tierra ay seis real hacemos idiota perdido demas tenga necesitas estaban ' +
  'adelante habla conseguir hospital preguntas marido millones informacion murio dime deberias semanas resto ' +
  'llamado buscar armas mucha orden vemos especial duro viaje dicen llevar estara aunque 30 empezar doctor saben ' +
  'otras dire libro raro usar quieras incluso irme palabras perdon llamada haria cuarto diablos jugar poner ' +
  'estuvo recuerdo libre acerca perder maldito futuro puesto hara perro grandes ropa detras extrano necesitamos ' +
  'pelicula mensaje seas calle frente tratando mala diez srta. prueba noticias fuego cielo increible trabajando ' +
  'dano diferente di cafe diga asunto cambiar boca amiga debemos encima asesino voz pena anoche cambio sueno ' +
  'error sucede tuve lleva derecho encontrado verlo acaba ademas siente encanta trato secreto decirle control ' +
  'dolor alto tuvo modo situacion decirte propia vuelto mil sam tuyo bano divertido mente correcto grupo supone ' +
  'medico capitan callate dejo foto habra ganar sino novia gusto sistema simplemente llegado aire maldita fuerza ' +
  'disculpe piensas negocio ire york pie darle mitad llamo sientes personal terminado siguiente podrias rey ' +
  'propio 15 proxima linea deberiamos sentir salvo pagar pienso mato campo accidente queremos querido mejores ' +
  'loca edad largo entiendes agente hambre quiera funciona nave 00 respuesta vio asesinato atencion relacion ' +
  'traves conoces cita barco ocurre vista abogado gustan sexo normal acabo negro caja decision placer mes ' +
  'compania tengas ok estes pruebas pelo querida piensa ayer tras prisa senorita tonto pude muertos frank michael ' +
  'david estaria alrededor adonde tienda comprar basta necesario cena charlie avion reunion joe mesa traje ' +
  'direccion carajo decirme suelo dejado eras programa hablas perfecto aca cancion carta embargo pudo carcel ' +
  'ataque fotos suena cumpleanos blanco hicieron terminar monton esposo escuchar novio 12 pase vayas ' +
  'probablemente muerta hermosa regalo boda culo broma llego fuiste hotel deben oficial estupido george muchacho ' +
  'partes jamas amable das completamente senal imposible tom principio prometo encontre 50 general presidente ' +
  'tuya haremos locura pudiera verdadero peligro contacto capaz sala mision investigacion alegro sol ellas piso ' +
  'conoce ley saberlo carrera gracioso ambos vuelve bonito dijeron camara io horrible llamas papel mike segundos ' +
  'centro espacio salvar vidas peter edificio dile alma siete tren negocios tipos rato mantener sale puedas ' +
  'ayudarte irnos vive quedate temo terrible honor vamonos energia intentando tenias adentro delante servicio ' +
  'salio cargo basura triste regresar decia ejercito muchachos viste conocido juro lee odio dare podriamos pies ' +
  'mirando ante mayoria abuela frio doy destino interesante pregunto pensado crimen derecha cerebro duda haz ' +
  'peligroso junto matrimonio gobierno viendo querias opinion escena totalmente veras inteligente tendra entender ' +
  'conocer estabamos humano deseo vosotros ocho sacar harry diria mire 100 posicion prision sucedio podamos ' +
  'caballeros oir oro izquierda temprano pone permiso publico navidad estuviera beber cambiado dulce irse james ' +
  'carne haras drogas llevo cualquiera media tema libertad vestido trasero infierno confiar modos llave pobre ' +
  'entendido perra segunda paul vieja puso mar cenar simple estare mirar lindo dejes planeta abuelo ben cocina ' +
  'pelea ocurrio sorpresa hablado zona hermoso victima agradable ordenes caballo espalda maldicion equivocado ' +
  'encuentra cielos bar fondo exito companero sientate espere juicio jesus nivel verme diferencia recuerdas hogar ' +
  'base crei alegra miren causa profesor ventana pedir estuve irte existe ultimos respeto hayas encontramos joder ' +
  'salida darte especie san vuelva ten sean hicimos tendras pidio cliente regreso encuentro vienen pensaba ' +
  'lamento color henry hacerte llega respecto tia recuerda suenos caliente intento reglas parar paciente ocupado ' +
  'ganas baile director universidad darme sepa matado humanos decirlo listos encontro alta dale ejemplo leer ' +
  'cerveza preocupa bonita bomba objetivo club precio podido completo opcion majestad verla lleno radio ojala ' +
  'vistazo principal esperaba formas parecer experiencia sal quise pista enfermo evitar bill escribir abrir ' +
  'enemigo repente viva hubo aprender esperanza fbi molesta obra necesitan quisiera dan libros debajo vere ' +
  'pistola maravilloso disculpa banco max estacion culpable duele mary hermanos contar jimmy podrian habian jim ' +
  'comun llaman batalla jugando proximo consejo volvio quedar tranquilo bolsa llegue haberlo dejare partido ' +
  'quedarme golpe diferentes bob empresa trabaja maquina tocar escapar the hablamos metros cuestion hazlo probar ' +
  'bromeando valor imbecil zapatos kim ojo 40 traer vuelo marcha brazo tendria bailar tendre creen suyo tratar ' +
  'corte tuviera ayudarme busca diablo londres alex estrella nick cuello intentar informe nota pareja iglesia ' +
  'hablo piel luna entrada hacerle sabias vea 11 estados maestro enseguida tony correr unidos seran pedido dando ' +
  'proposito refieres cartas cono partir rio confianza bosque uh dieron estilo tendremos ia ninguno acabar ' +
  'acabado tiempos apartamento traido tenian detective ira absoluto nuevos tomo trampa deje recordar calor pido ' +
  'llevas refiero tarjeta planes arte parecia interior isla cuantos animales pesar nombres jovenes mismos veremos ' +
  'hacerme interesa bienvenido noticia heroe habias pelear piernas memoria sentimientos banda salido reina visita ' +
  'preguntar eleccion silencio quedan departamento nena esten llaves mentira suya verano movimiento subir tomado ' +
  'trae motivo anillo ganado toca teniendo paris baja soldados sarah empezo luchar dejas trago azul llena volar ' +
  'inocente usando nueve presion calma conversacion puertas caer contrario turno doble abre pasara cuentas ' +
  'encantaria debia ama responsable camion herido fe preocupado debido quedarse preparado testigo necesitaba ' +
  'danny ruido restaurante olvidado vacaciones riesgo larga termino embarazada clientes sere oigan asiento ' +
  'averiguar flores perros conoci billy proteger haberte sigues anda brazos desastre perdona johnny llevare vine ' +
  '25 tomando entra laboratorio cansado quedarte sospechoso finalmente ray norte enorme inmediato operacion ' +
  'espada datos 18 saliendo arreglar ridiculo viejos hagan rico reloj vienes guardia salga pared familiar arbol ' +
  'teniamos posibilidad exacto dientes escuchame puto corriendo linda caminar iremos tanta podra emergencia ' +
  'imagen bajar you jane mando sirve justicia 24 ingles decidido codigo monstruo estrellas querer escrito ' +
  'evidencia seras tommy brillante llorar luces prensa policias entiende pantalones inmediatamente copa cine ' +
  'soldado malas miles ibas nervioso envio enfermedad beso volvera millon quedo television vender pedi solia cayo ' +
  'uds. estudio steve pasada don conocerte puntos rojo lugares cuchillo juez casado vuelvo preocupe apoyo magia ' +
  'muere momentos sonido pequenos aquel pierna naturaleza richard hielo viento accion verdadera robert sepas ' +
  'locos puente quede gato velocidad silla sur espiritu historias esperen solos muestra autobus'
).split(' ');

const rank = new Map(COMMON_WORDS.map((word, place) => [termOf(word), place] as const).reverse());

/** Rank of a word, from 0 for the most frequent to 1 for the last of the list; null if it is not listed. */
export function commonShare(term: string): number | null {
  const place = rank.get(term);
  return place === undefined ? null : place / COMMON_WORDS.length;
}

export function isCommonWord(term: string): boolean {
  return rank.has(term);
}
