import type {Course} from '~/content/courses';
import {iaClub as copy} from '~/copy/ia-club';
import {Badge} from '~/components/ui/Badge';
import {BenefitList} from '~/components/ui/SectionHeading';
import {buttonClass} from '~/components/ui/Button';
import {ExternalLink} from '~/components/ui/ExternalLink';
import {Icon} from '~/components/ui/Icon';

export function IaClubScreen({courses}: {courses: readonly Course[]}) {
  return (
    <>
      <header className="bg-ink text-paper">
        <div className="page flex flex-col items-center pt-12 pb-48 text-center">
          <Badge>{copy.badge}</Badge>
          <h1 className="mt-5 text-4xl sm:text-5xl">{copy.heading}</h1>
          <p className="mt-5 max-w-2xl text-lg text-balance text-paper/90 sm:text-xl">
            {copy.intro}
          </p>
        </div>
      </header>
      <div className="page -mt-32">
        <section aria-labelledby="cursos" className="mb-12">
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

function CourseCard({course}: {course: Course}) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl border border-arena bg-white shadow-lift">
      <img src={course.image} alt="" width={640} height={360} className="h-auto w-full" />
      <div className="flex flex-1 flex-col p-5 sm:p-8">
        <span className="flex">
          <Badge tone={course.comingSoon ? 'mango' : 'selva'} className="wrap-anywhere">
            {course.comingSoon ? copy.comingSoon : copy.available}
          </Badge>
        </span>
        <h3 className="mt-3 text-2xl sm:text-3xl">{course.title}</h3>
        <p className="mt-3 mb-6 text-lg text-muted">{course.description}</p>
        <div className="mt-auto flex flex-col gap-5 border-t-2 border-dashed border-arena-deep pt-5">
          <p className="text-4xl font-extrabold tracking-tight">
            {copy.price(course.price, course.currency)}
          </p>
          {course.link ? (
            <ExternalLink
              href={course.link}
              className={buttonClass(
                {look: course.available ? 'primary' : 'secondary'},
                'py-3 max-sm:px-4 wrap-anywhere sm:text-lg',
              )}
            >
              {course.available ? copy.seeCourse : copy.joinPrelaunch}
              <Icon name="external-link" />
            </ExternalLink>
          ) : (
            <p className="text-muted">{copy.noLink}</p>
          )}
        </div>
      </div>
    </article>
  );
}
