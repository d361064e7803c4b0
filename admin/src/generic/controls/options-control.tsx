import { ArrayInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin'
import type { OwnFieldOf } from '@foyer/schema/resources/own-fields.ts'
import type { ControlProps } from '#generic/control-props.ts'
import { AddRowButton } from '#generic/children/add-row-button.tsx'
import { OrderButtons } from '#generic/children/order-buttons.tsx'

const rows = {
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' },
    alignItems: 'start',
  },
}

/** What visitors choose from: rows of a label in both languages, and the name that entries have. */
export function OptionsControl({ input }: ControlProps<OwnFieldOf<'options'>>) {
  const translate = useTranslate()
  const { source, label, helperText } = input
  const asTyped = (value: string) => value
  return (
    <div role="group" aria-label={label} style={{ width: '100%', gridColumn: '1 / -1' }}>
      <ArrayInput source={source} label={label} helperText={helperText || false}>
        <SimpleFormIterator
          fullWidth
          addButton={<AddRowButton />}
          disableClear
          reOrderButtons={<OrderButtons />}
          sx={rows}
        >
          <TextInput
            source="label.de"
            label={`${translate('admin.options.label')} (${translate('admin.german')})`}
            helperText={false}
            isRequired
            parse={asTyped}
            slotProps={{ htmlInput: { lang: 'de' } }}
          />
          <TextInput
            source="label.en"
            label={`${translate('admin.options.label')} (${translate('admin.english')})`}
            helperText={false}
            parse={asTyped}
            slotProps={{ htmlInput: { lang: 'en' } }}
          />
          <TextInput
            source="value"
            label={translate('admin.options.value')}
            helperText={translate('admin.options.valueHelp')}
            parse={asTyped}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </div>
  )
}
