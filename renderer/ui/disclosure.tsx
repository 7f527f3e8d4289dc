import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** Stands at the right of the title, for example a count. */
  readonly aside?: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly isDefaultExpanded?: boolean;
  readonly isExpanded?: boolean;
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  readonly children: ReactNode;
}

/** A section that opens and closes. */
export function Disclosure({
  title,
  aside,
  level = 3,
  isDefaultExpanded = false,
  isExpanded,
  onExpandedChange,
  children,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className={styles['disclosure'] ?? ''}
      {...(isExpanded === undefined ? { defaultExpanded: isDefaultExpanded } : { isExpanded })}
      {...(onExpandedChange ? { onExpandedChange } : {})}
    >
      <Heading level={level} className={styles['heading'] ?? ''}>
        <AriaButton slot="trigger" className={styles['trigger'] ?? ''}>
          <Icon of={ChevronRight} size="small" className={styles['arrow']} />
          <span className={styles['title']}>{title}</span>
        </AriaButton>
        {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
      </Heading>
      <DisclosurePanel className={styles['panel'] ?? ''}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
