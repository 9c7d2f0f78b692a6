import type {Course as CourseData, ItemList} from 'schema-dts';
import type {Course} from '~/content/courses';
import {brand} from '~/copy/brand';
import {iaClub as copy} from '~/copy/ia-club';

/** The club's courses, which are all on one page. */
export function coursesData(origin: string, courses: readonly Course[]): ItemList {
  return {
    '@type': 'ItemList',
    name: copy.coursesHeading,
    numberOfItems: courses.length,
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseData(origin, course),
    })),
  };
}

function courseData(origin: string, course: Course): CourseData {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: `${origin}/ia-club`,
    image: origin + course.image,
    inLanguage: 'es',
    provider: {'@type': 'Organization', name: brand.name, sameAs: `${origin}/`},
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price,
      priceCurrency: course.currency,
      availability: course.available ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
      url: course.link,
    },
  };
}
