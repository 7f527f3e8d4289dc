import type { Ref } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useTableView } from '../../state/use-stores.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { RegisterModel } from './use-register-model.ts';
import styles from './workbench.module.css';

/** Finds while one types, in all text of the rows. It shows each letter before the model knows of it. */
export function SearchBox({
  model,
  inputRef,
}: {
  readonly model: RegisterModel;
  readonly inputRef: Ref<HTMLInputElement>;
}) {
  const text = useText();
  const search = useTableView(model.description.register, ({ query }) => query.search);
  return (
    <div className={styles['search']}>
      <SearchField
        label={text('table.search.label')}
        inputRef={inputRef}
        value={search}
        onChange={model.search}
      />
    </div>
  );
}
