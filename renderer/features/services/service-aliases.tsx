import { useText } from '../../i18n/text.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type ProgramLine, programLines, toolkitLines } from './copied-lines.ts';
import type { ServiceView } from './operation-view.ts';
import styles from './service-aliases.module.css';
import { useCopied } from './use-copied.ts';

export interface ServiceAliasesProps {
  readonly service: ServiceView;
  readonly serviceUrl: string;
}

/** The paths of the public service that answer here too, with lines for the programs that people use. */
export function ServiceAliases({ service, serviceUrl }: ServiceAliasesProps) {
  const text = useText();
  const { aliases, operations } = service;
  const { origin, pathname } = new URL(serviceUrl);
  // The first that can be asked without parameters; a service of messages has none.
  const example = operations.find(
    ({ method, parameters }) => method === 'GET' && parameters.every(({ isOptional }) => isOptional),
  );
  const linesAt = (alias: string) =>
    example ? programLines(origin + example.path.replace(pathname, alias)) : toolkitLines(origin + alias);
  if (aliases.length === 0) return null;
  return (
    <Disclosure
      title={text('services.aliases')}
      aside={text('services.aliasCount', { count: aliases.length })}
    >
      <p>{text('services.aliasesWhy')}</p>
      {aliases.map((alias) => (
        <Alias key={alias} address={origin + alias} lines={linesAt(alias)} />
      ))}
    </Disclosure>
  );
}

function Alias({ address, lines }: { address: string; lines: readonly ProgramLine[] }) {
  return (
    <section className={styles['alias']} aria-label={address}>
      <h4 className={styles['address']}>{address}</h4>
      <dl className={styles['lines']}>
        {lines.map(({ program, line }) => (
          <Line key={program} program={program} line={line} />
        ))}
      </dl>
    </section>
  );
}

function Line({ program, line }: { program: string; line: string }) {
  const text = useText();
  const { icon, copy } = useCopied();
  return (
    <div className={styles['line']}>
      <dt>{program}</dt>
      <dd>
        <code>{line}</code>
        <IconButton
          icon={icon}
          size="small"
          label={text('services.copyLine', { program })}
          onPress={() => copy(line)}
        />
      </dd>
    </div>
  );
}
