import {Disclosure, DisclosureButton, DisclosurePanel} from '@headlessui/react';
import {useLayoutEffect, useState} from 'react';
import {
  Answer,
  QUESTION,
  QUESTION_LINE,
  questionId,
  QuestionText,
  type QuestionsProps,
} from './PlainQuestions';

/** The questions with one open at most. Lazy-loaded, hence the default export. */
export default function InteractiveQuestions({questions}: QuestionsProps) {
  // What was opened in the plain list, which is still in the document, stays open.
  const [openId, setOpenId] = useState(
    () => questions.find((item) => isUnfolded(document.getElementById(item.id)))?.id ?? null,
  );
  return (
    <div className="space-y-3">
      {questions.map((item, index) => (
        <Disclosure as="div" key={item.id} defaultOpen={item.id === openId} className={QUESTION}>
          {({open, close}) => (
            <>
              {/* The heading is around the button, whose own content has no roles; it must not look so. */}
              <h2 className="text-base leading-[1.6] font-normal tracking-normal">
                <DisclosureButton id={questionId(item)} className={QUESTION_LINE}>
                  <QuestionText item={item} number={index + 1} as="span" />
                </DisclosureButton>
              </h2>
              <OneAtATime
                id={item.id}
                open={open}
                openId={openId}
                onOpen={setOpenId}
                close={close}
              />
              <DisclosurePanel
                transition
                unmount={false}
                className="grid grid-rows-[1fr] duration-300 ease-label data-closed:grid-rows-[0fr] motion-safe:transition-[grid-template-rows]"
              >
                <div className="min-h-0 overflow-clip">
                  <Answer item={item} />
                </div>
              </DisclosurePanel>
            </>
          )}
        </Disclosure>
      ))}
    </div>
  );
}

interface OneAtATimeProps {
  readonly id: string;
  readonly open: boolean;
  /** The latest that was opened. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly close: (focus: HTMLElement) => void;
}

/**
 * Headless UI knows no group of disclosures: whichever opens closes the others. Both happen before
 * the browser paints, so that two are never seen open.
 */
function OneAtATime({id, open, openId, onOpen, close}: OneAtATimeProps) {
  useLayoutEffect(() => {
    if (open) onOpen(id);
  }, [open, id, onOpen]);
  useLayoutEffect(() => {
    // The focus stays where it is; by itself it would go to the question that closes.
    if (openId !== id) close(document.activeElement as HTMLElement);
  }, [openId, id, close]);
  return null;
}

function isUnfolded(answer: HTMLElement | null): boolean {
  return answer?.closest('details')?.open ?? false;
}
