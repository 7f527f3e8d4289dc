import { GitCompareArrows, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ExportAction } from '../export/export-action.tsx';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import styles from './compare.module.css';
import { type CompareSource, directionText } from './compare-source.ts';
import { DifferencesView } from './differences-view.tsx';
import { SourceChooser } from './source-chooser.tsx';
import { useComparison } from './use-comparison.ts';

/** The register beside another version of it: what is new, what is gone, and what changed from what to what. */
export function ComparePanel({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const [source, setSource] = useState<CompareSource>();
  const [isSwapped, setSwapped] = useState(false);
  const comparison = useComparison({
    register: model.description.register,
    current: model.register?.engine,
    source,
    isSwapped,
  });
  return (
    <section
      className={styles['panel']}
      aria-label={text('compare.button')}
      aria-busy={comparison.state === 'running'}
    >
      <SourceChooser
        model={model}
        source={source}
        isSwapped={isSwapped}
        hasSides={comparison.state !== 'failed'}
        onSource={setSource}
        onSwap={() => setSwapped(!isSwapped)}
      />
      {comparison.state === 'none' && (
        <EmptyState icon={GitCompareArrows} title={text('compare.start.title')}>
          {text('compare.start.why')}
        </EmptyState>
      )}
      {comparison.state === 'running' && <ProgressBar label={text('compare.running')} part={undefined} />}
      {comparison.state === 'failed' && (
        <div role="alert">
          <EmptyState icon={TriangleAlert} title={text('compare.failed')}>
            {describeError(comparison.error, text).sentence}
          </EmptyState>
        </div>
      )}
      {comparison.state === 'done' && source ? (
        <DifferencesView
          model={model}
          result={comparison.result}
          direction={directionText(source, isSwapped, text)}
        />
      ) : (
        <ExportAction
          commandKey="compare.export"
          disabledReasonKey="compare.export.none"
          onExport={undefined}
        />
      )}
    </section>
  );
}
