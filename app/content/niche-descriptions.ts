/**
 * The fixed text of each niche, shown on its collection page when the provider's collection has no
 * description of its own (docs/product.md 3.6). Keyed by the niche's name without its
 * number; a name that is not here gets the generic sentence from `app/copy`. The demo shop
 * leaves some collections undescribed so that this path is seen.
 */
import type {NicheName} from './niches';

export const nicheDescriptions: Readonly<Record<NicheName, string>> = {
  'Salud y Deportes':
    'Ebooks listos para acompañar a quienes quieren comer mejor, moverse más y dormir en paz. Ponles tu marca y conviértete en su referencia de bienestar.',
  'Cocina y Gastronomía':
    'Recetarios que abren el apetito y se venden con los ojos: postres, cocina saludable y sabores del mundo para que los ofrezcas como tuyos.',
  Mascotas:
    'Quien ama a su perro o a su gato siempre quiere aprender a cuidarlo mejor. Aquí tienes guías cariñosas y prácticas, listas para tu marca.',
  'Desarrollo Personal':
    'Hábitos, confianza y liderazgo en ebooks que inspiran a dar el siguiente paso. Elige los que vayan contigo y empieza a venderlos hoy.',
  'Crianza, Familia y Educación':
    'Contenido cálido para mamás, papás y docentes que buscan respuestas sin juicios. Adáptalo a tu voz y acompaña a las familias de tu comunidad.',
  'Marketing y Emprendimiento':
    'Todo lo que un negocio pequeño quiere saber para vender más, explicado sin enredos. Ideal si ya hablas con emprendedores o quieres empezar a hacerlo.',
  'Finanzas e Inversiones':
    'Guías claras para ordenar el dinero, ahorrar e invertir con calma. Un nicho que tu audiencia necesita y que tú puedes ofrecer desde hoy.',
  'Espiritualidad y Mindfulness':
    'Meditación, rituales y autoconocimiento para quienes buscan una vida más presente. Ebooks delicados, listos para llevar tu nombre.',
  'Relaciones y Sexualidad':
    'Amor, comunicación e intimidad tratados con respeto y buen gusto. Ayuda a tu audiencia a quererse mejor con contenido que ya está escrito.',
  'Hobbies, Habilidades y Oficios':
    'Pasatiempos que se disfrutan y oficios que dejan ingresos. Comparte lo que apasiona a tu comunidad con guías prácticas y fáciles de seguir.',
  'Belleza y Cuidado Personal':
    'Rostro, piel y cabello explicados con honestidad y rutinas sencillas. El complemento perfecto si ya hablas de belleza con tus clientes.',
};
