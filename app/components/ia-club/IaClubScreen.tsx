import type {Course} from '~/content/courses';
import {iaClub as copy} from '~/copy/ia-club';
import {Badge} from '../ui/Badge';
import {BenefitList} from '../ui/BenefitList';
import {CourseCard} from './CourseCard';

export function IaClubScreen({courses}: {courses: readonly Course[]}) {
  return (
    <>
      <header className="bg-ink text-paper">
        <div className="page flex flex-col items-center pt-12 pb-40 text-center sm:pt-16 lg:pb-48">
          <Badge>{copy.badge}</Badge>
          <h1 className="mt-5 text-6xl tracking-tighter sm:text-8xl">{copy.heading}</h1>
          <p className="mt-5 max-w-2xl text-lg text-balance text-paper/90 sm:text-xl">
            {copy.intro}
          </p>
        </div>
      </header>
      <div className="page -mt-28 lg:-mt-32">
        <section aria-labelledby="cursos" className="mb-16 lg:mb-20">
          <h2 id="cursos" className="sr-only">
            {copy.coursesHeading}
          </h2>
          <ul className="mx-auto grid max-w-5xl gap-6 md:grid-cols-2 lg:gap-8">
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        </section>
        <BenefitList title={copy.pointsHeading} benefits={copy.points} />
      </div>
    </>
  );
}
