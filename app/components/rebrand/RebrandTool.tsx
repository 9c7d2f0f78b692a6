import {useLocation} from '@remix-run/react';
import {useDeferredValue, useEffect, useRef, useState} from 'react';
import {rebrand as copy} from '~/copy/rebrand';
import {problemsOf, type Brand, type Edition} from '~/domain/rebrand/brand';
import {COVER_DESIGNS} from '~/domain/rebrand/cover';
import {useConnect, useStored} from '~/state/browser/persistent-store';
import {brandStore, logoFacts, type LogoFacts} from '~/state/rebrand/brand';
import {loadFonts} from '~/workers/rebrand/fonts';
import type {SourceFile} from '~/workers/rebrand/job';
import {CoverArt} from '../brand-preview/CoverArt';
import {Notice} from '../ui/notices/Notice';
import {BrandFields} from './BrandFields';
import {EditionMaker} from './EditionMaker';
import {lookOf, wordsOf} from './edition-texts';
import {SAMPLE, SourceFiles} from './SourceFiles';

const PANEL = 'grid gap-4 rounded-2xl border border-arena bg-white p-5 shadow-card sm:p-7';

/** The whole tool. Lazy-loaded, hence the default export. */
export default function RebrandTool() {
  useConnect(brandStore);
  const brand = useStored(brandStore, (value) => value);
  const [edition, setEdition] = useState<Edition>({title: '', subtitle: ''});
  const [sources, setSources] = useState<readonly SourceFile[]>([]);
  const [isFetching, setFetching] = useState(false);
  const [logo, setLogo] = useState<LogoFacts | null>(null);
  const [showProblems, setShowProblems] = useState(false);
  // What was made has the whole width, and the fields are out of the way.
  const [isFolded, setIsFolded] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLElement>(null);
  const [isCoverSeen, setIsCoverSeen] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsCoverSeen(entries.at(-1)?.isIntersecting ?? true),
    );
    if (cover.current) observer.observe(cover.current);
    return () => observer.disconnect();
  }, []);
  const purchase = new URLSearchParams(useLocation().search).get('compra');

  useEffect(() => {
    let gone = false;
    const read = brand.logo ? logoFacts(brand.logo) : Promise.resolve(null);
    read
      .catch(() => null)
      .then(
        (facts) => gone || setLogo(facts),
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [brand.logo]);

  // The covers' own fonts, so that the preview and the files look the same.
  useEffect(() => void loadFonts(document.fonts).catch(() => {}), []);

  // Whoever unfolds the fields is led to them.
  const wasFolded = useRef(false);
  useEffect(() => {
    if (wasFolded.current && !isFolded) {
      fields.current?.focus({preventScroll: true});
      fields.current?.scrollIntoView();
    }
    wasFolded.current = isFolded;
  }, [isFolded]);

  const change = (part: Partial<Brand>) => brandStore.change((before) => ({...before, ...part}));
  const problems = problemsOf(brand, edition);
  // The covers are redrawn after the typing, so that they do not slow it down.
  const shown = useDeferredValue({brand, edition});
  const words = wordsOf(
    {...shown.brand, name: shown.brand.name || copy.name},
    {...shown.edition, title: shown.edition.title || copy.title},
  );

  return (
    <div
      className={
        isFolded ? '' : 'grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
      }
    >
      <div
        ref={fields}
        hidden={isFolded}
        tabIndex={-1}
        className="group grid scroll-mt-32 gap-6 outline-none max-lg:[&_*]:scroll-mb-24"
      >
        {typeof OffscreenCanvas === 'undefined' ? (
          <Notice tone="warning" title={copy.tooOld}>
            <p>{copy.tooOldText}</p>
          </Notice>
        ) : null}
        <SourceFiles
          className={PANEL}
          purchase={purchase}
          sources={sources}
          onChange={setSources}
          onFetching={setFetching}
          onTitle={(title, subtitle = '') =>
            setEdition((before) => (before.title ? before : {title, subtitle}))
          }
        />
        <BrandFields
          className={PANEL}
          brand={brand}
          edition={edition}
          palette={logo?.palette ?? null}
          problems={showProblems ? problems : []}
          onBrand={change}
          onEdition={(part) =>
            setEdition((before) => ({
              ...before,
              // The sample's subtitle says nothing of a book with another title.
              ...(part.title && before.subtitle === SAMPLE.subtitle ? {subtitle: ''} : null),
              ...part,
            }))
          }
        />
        {/* The way back to the cover on a phone. It keeps its place, so that nothing moves under a press. */}
        {edition.title || brand.name ? (
          <a
            href="#portada"
            className={`${isCoverSeen ? 'invisible' : 'group-has-[input:focus]:invisible'} stick-low z-10 flex items-center gap-2 justify-self-end rounded-md border border-transparent bg-ink p-1 pr-3 text-sm text-paper shadow-lift lg:hidden`}
          >
            <CoverArt
              words={words}
              look={lookOf(shown.brand, logo)}
              logo={brand.logo}
              label=""
              className="w-7 rounded-sm"
            />
            <span className="underline">{copy.seeCover}</span>
          </a>
        ) : null}
      </div>
      {/* On a phone the cover stands above the fields, and what is made below them. */}
      <div className={isFolded ? '' : 'gap-6 max-lg:contents lg:sticky lg:top-28 lg:grid'}>
        <section
          ref={cover}
          id="portada"
          hidden={isFolded}
          aria-label={copy.design}
          className={`scroll-mt-32 max-lg:order-first ${PANEL}`}
        >
          <CoverArt
            words={words}
            look={lookOf(shown.brand, logo)}
            logo={brand.logo}
            label={copy.cover(words.title)}
            className="mx-auto w-full max-w-36 rounded-sm shadow-lift lg:max-w-72"
          />
          <fieldset>
            <legend className="mb-2 font-bold">{copy.design}</legend>
            <div className="flex flex-wrap gap-2">
              {COVER_DESIGNS.map((design) => (
                <label
                  key={design}
                  className="max-w-40 flex-1 cursor-pointer rounded-md border-2 border-transparent p-1 text-center text-xs font-semibold has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
                >
                  <input
                    type="radio"
                    name="design"
                    className="sr-only"
                    checked={brand.design === design}
                    onChange={() => change({design})}
                  />
                  <CoverArt
                    words={words}
                    look={{...lookOf(shown.brand, logo), design}}
                    logo={brand.logo}
                    label=""
                    className="mb-1 w-full rounded-sm"
                  />
                  <span className="max-sm:sr-only">{copy.designs[design]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </section>
        <EditionMaker
          className={PANEL}
          purchase={purchase}
          brand={brand}
          edition={edition}
          logo={logo}
          sources={sources}
          isFetching={isFetching}
          problems={problems}
          showProblems={showProblems}
          onAsked={() => setShowProblems(true)}
          onMade={() => setIsFolded(true)}
          onEdit={isFolded ? () => setIsFolded(false) : null}
        />
      </div>
    </div>
  );
}
