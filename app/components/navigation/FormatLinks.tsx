import {Link} from '@remix-run/react';
import {menu as copy} from '~/copy/menu';
import {Icon} from '../ui/Icon';
import {NewTag} from '../ui/Badge';

const FORMATS = [
  {to: '/videos-plr', label: copy.videos, text: copy.videosText, drawing: 'videos'},
  {
    to: '/micro-saas-plr',
    label: copy.microSaas,
    text: copy.microSaasText,
    drawing: 'micro-saas',
    isNew: true,
  },
];

/** What the shop has besides ebooks, and the page of everything. */
export function FormatLinks({onFollow}: {onFollow: () => void}) {
  return (
    <div>
      <p className="mb-2 text-sm font-extrabold tracking-wide text-selva">{copy.more}</p>
      <ul data-column="formats" className="grid gap-4 max-lg:grid-cols-2 xl:grid-cols-2">
        {FORMATS.map(({to, label, text, drawing, isNew}) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              tabIndex={-1}
              onClick={onFollow}
              className="flex h-full items-center gap-4 overflow-hidden rounded-xl border border-arena bg-white p-4 shadow-card transition-shadow hover:shadow-lift xl:flex-col xl:items-stretch xl:p-0"
            >
              <span className="shrink-0 xl:bg-paper-deep xl:py-8">
                <img
                  src={`/illustrations/${drawing}.svg`}
                  alt=""
                  width={200}
                  height={160}
                  className="mx-auto h-20 w-25 xl:h-44 xl:w-55"
                />
              </span>
              <span className="xl:px-5 xl:pt-1 xl:pb-6">
                <span className="flex flex-wrap items-center gap-x-2 font-extrabold">
                  {label}
                  {isNew ? <NewTag /> : null}
                </span>
                <span className="text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
        <li className="max-lg:col-span-2 xl:col-span-2">
          <Link
            to="/categorias"
            prefetch="intent"
            tabIndex={-1}
            onClick={onFollow}
            className="flex min-h-13 items-center justify-center gap-2 rounded-full border-2 border-ink px-4 font-bold hover:bg-ink hover:text-paper"
          >
            {copy.allCategories}
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
    </div>
  );
}
