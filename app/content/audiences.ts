/**
 * For whom products are, as shoppers look for them. A product belongs to an audience when one of its words,
 * in any form, is in what the operator says of its public (metafield `libro.publico`) or in its title.
 */
export interface Audience {
  readonly handle: string;
  readonly name: string;
  readonly words: string;
}

export const AUDIENCES: readonly Audience[] = [
  {
    handle: 'mamas-y-papas',
    name: 'Mamás y papás',
    words: 'madres, padres, mamás, papás, hijos, bebés, niñeras',
  },
  {handle: 'familias', name: 'Familias', words: 'familias, familia, abuelos, hogar'},
  {handle: 'mujeres', name: 'Mujeres', words: 'mujeres, femenino, posparto, menopausia, mamás'},
  {handle: 'parejas', name: 'Parejas', words: 'parejas, pareja, solteros, relación'},
  {
    handle: 'emprendedores',
    name: 'Quienes emprenden',
    words: 'emprendedores, negocios, negocio, marcas, creadores, artesanos, vender, freelancers',
  },
  {
    handle: 'profesionales',
    name: 'Profesionales y oficinistas',
    words: 'profesionales, oficinistas, empleados, trabajadores, vendedores, escritorio',
  },
  {
    handle: 'estudiantes-y-docentes',
    name: 'Estudiantes y docentes',
    words: 'estudiantes, docentes, maestras, educadoras, orientadores',
  },
  {
    handle: 'principiantes',
    name: 'Principiantes',
    words: 'principiantes, principiante, nunca, empezar, empiezan, nuevos',
  },
];
