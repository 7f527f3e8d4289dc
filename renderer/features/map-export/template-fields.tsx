import { Check, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './export-fields.module.css';
import type { ExportSettingsHandle } from './use-export-settings.ts';

/** All that is chosen, under a name, to be taken again. */
export function TemplateFields({ exports }: { readonly exports: ExportSettingsHandle }) {
  const text = useText();
  const { templates, keepTemplate, useTemplate: take, removeTemplate } = exports;
  const [name, setName] = useState('');
  const keep = () => {
    keepTemplate(name.trim());
    setName('');
  };
  return (
    <div className={styles['group']}>
      {templates.length === 0 && <p className={styles['note']}>{text('mapExport.templates.none')}</p>}
      {templates.map((template) => (
        <div key={template.name} className={styles['template']}>
          <span className={styles['templateName']}>{template.name}</span>
          <Button size="small" icon={Check} onPress={() => take(template.name)}>
            {text('mapExport.templates.use')}
          </Button>
          <IconButton
            icon={Trash2}
            size="small"
            label={text('mapExport.templates.remove', { name: template.name })}
            onPress={() => removeTemplate(template.name)}
          />
        </div>
      ))}
      <TextField label={text('mapExport.templates.name')} value={name} maxLength={60} onChange={setName} />
      <Button size="small" icon={Plus} isDisabled={name.trim() === ''} onPress={keep}>
        {text('mapExport.templates.keep')}
      </Button>
    </div>
  );
}
