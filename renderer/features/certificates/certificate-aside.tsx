import { useText } from '../../i18n/text.tsx';
import { useRegisterStatus, useSelection } from '../../state/use-stores.ts';
import { StackedAside } from '../../table/workbench/stacked-aside.tsx';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';
import { CertificateCard } from './card/certificate-card.tsx';
import styles from './certificates.module.css';
import { QuarterChart } from './charts/quarter-chart.tsx';

/** Quarter series and card of the applications. */
export function CertificateAside({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const hasRows = (useRegisterStatus('applications')?.rows ?? 0) > 0;
  const activeKey = useSelection('applications', (state) => state.activeKey);
  return (
    <StackedAside
      register="applications"
      edgeLabel={text('certificates.aside.edge')}
      top={
        <div className={styles['quarters']}>
          <QuarterChart model={model} />
          {activeKey === undefined && hasRows && (
            <p className={styles['hint']}>{text('certificates.aside.noCard')}</p>
          )}
        </div>
      }
      bottom={
        activeKey === undefined ? undefined : <CertificateCard model={model} applicationKey={activeKey} />
      }
    />
  );
}
