/** Texts of the category menus; apart from the frame's, because they load with the menus. */
export const menu = {
  title: 'Categorías',
  ebooks: 'EBOOKS',
  allEbooks: 'Ver todos los nichos',
  allCategories: 'Ver todas las categorías',
  allOf: (name: string) => `Ver todo ${name}`,
  subcategoriesOf: (name: string) => `Subcategorías de ${name}`,
  more: 'MÁS FORMATOS',
  videos: 'VIDEOS PLR',
  videosText: 'Contenido en video listo para tu marca. Próximamente.',
  microSaas: 'MICRO SAAS PLR',
  microSaasText: 'Micro apps hechas con IA, con tu nombre y sin programar.',
  restTitle: '11 nichos, un solo pago por ebook',
  restText: 'Pasa por un nicho para ver sus temas.',
  noSubcategories: 'Todos los ebooks de este nicho están en una sola página.',
  promise: ['Edítalo', 'Ponle tu marca', 'Quédate con el 100%'],
  close: 'Cerrar categorías',
} as const;
