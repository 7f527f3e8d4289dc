import type { Ref } from 'react';
import { useText } from '../../i18n/text.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { RegisterModel } from './use-register-model.ts';
import styles from './workbench.module.css';

/** Finds while one types, in all text of the rows. */
export function SearchBox({
  model,
  inputRef,
}: {
  readonly model: RegisterModel;
  readonly inputRef: Ref<HTMLInputElement>;
}) {
  const text = useText();
  return (
    <div className={styles['search']}>
      <SearchField
        label={text('table.search.label')}
        inputRef={inputRef}
        value={model.view.query.search}
        onChange={model.search}
      />
    </div>
  );
}
