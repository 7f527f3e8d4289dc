import { Copy, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './card.module.css';
import { type CardContent, type CardFact, cardAsText } from './card-content.ts';

interface CardProps {
  readonly content: CardContent;
  /** What stands behind the title, for example the type. */
  readonly badges?: ReactNode;
  /** Further parts, below the facts. */
  readonly children?: ReactNode;
  onClose(): void;
}

/** Between the parts of a subtitle, each of which stays on its line. */
const SEPARATOR = ' · ';

/** Everything that is known of one row, in words, to read and to copy. */
export function Card({ content, badges, children, onClose }: CardProps) {
  const text = useText();
  const copy = useCopy();
  return (
    <article className={styles['card']} aria-label={content.title}>
      <header className={styles['head']}>
        <div className={styles['names']}>
          <h2 className={styles['title']}>
            {content.title} {badges}
          </h2>
          <p className={styles['subtitle']}>
            {content.subtitle.split(SEPARATOR).map((part, place) => (
              <Fragment key={part}>
                {place > 0 && SEPARATOR}
                <span>{part}</span>
              </Fragment>
            ))}
          </p>
        </div>
        <IconButton icon={Copy} label={text('table.card.copy')} onPress={() => copy(cardAsText(content))} />
        <IconButton icon={X} label={text('frame.part.close')} onPress={onClose} />
      </header>
      <section
        className={styles['body']}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keyboard has to get here
        tabIndex={0}
        aria-label={text('table.card.content', { name: content.title })}
      >
        <dl className={styles['figures']}>
          {content.figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </dl>
        {content.groups.map((group) => (
          <section key={group.id} aria-label={group.title}>
            <h3 className={styles['groupTitle']}>{group.title}</h3>
            <Facts facts={group.facts} />
          </section>
        ))}
        {children}
        {content.notes.map((note) => (
          <p key={note} className={styles['note']}>
            {note}
          </p>
        ))}
      </section>
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly CardFact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value, note }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <span className={styles['factNote']}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useCopy(): (content: string) => void {
  const { show } = useNoticeActions();
  return (content) => {
    void navigator.clipboard.writeText(content).then(
      () => show({ tone: 'good', sentence: (text) => text('table.card.copied') }),
      () => show({ tone: 'warn', sentence: (text) => text('table.card.notCopied'), detail: content }),
    );
  };
}
