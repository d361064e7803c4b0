import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import type { ReactNode } from 'react'
import { ArrayInput, SimpleForm, SimpleFormIterator } from 'react-admin'
import type { FieldValues, ResolverResult } from 'react-hook-form'
import { FieldInput } from './field-input.tsx'
import { formProblems } from './form-problems.ts'
import { useLocaleCode } from './use-locale-code.ts'

type Props = { definition: ResourceDefinition; toolbar?: ReactNode; children?: ReactNode }

const list = { mt: 3, '& > .MuiFormLabel-root': { fontSize: '1.375rem', fontWeight: 800, mb: 1 } }
const rows = {
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
    alignItems: 'start',
  },
  // Both languages of a text stand side by side.
  '& .RaSimpleFormIterator-form > .MuiBox-root': { gridColumn: '1 / -1' },
}

/** The form of a resource: its fields, then the rows that belong to it. Its rules are those of the definition. */
export function ResourceForm({ definition, toolbar, children }: Props) {
  const locale = useLocaleCode()
  const resolver = (values: FieldValues): ResolverResult => {
    const errors = formProblems(definition, values, locale)
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as never }
      : { values, errors: {} }
  }
  return (
    <SimpleForm
      resolver={resolver}
      noValidate
      warnWhenUnsavedChanges
      sx={{ maxWidth: '64rem' }}
      {...(toolbar !== undefined && { toolbar: <>{toolbar}</> })}
    >
      {Object.entries(definition.fields).map(([name, field]) => (
        <FieldInput key={name} source={name} field={field} />
      ))}
      {Object.entries(definition.children).map(([name, child]) => (
        <ArrayInput
          key={name}
          source={name}
          label={child.label[locale]}
          helperText={false}
          sx={list}
        >
          <SimpleFormIterator disableReordering fullWidth sx={rows}>
            {Object.entries(child.fields).map(([childName, field]) => (
              <FieldInput key={childName} source={childName} field={field} />
            ))}
          </SimpleFormIterator>
        </ArrayInput>
      ))}
      {children}
    </SimpleForm>
  )
}
