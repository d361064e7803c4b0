import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { SimpleForm } from 'react-admin'
import type { FieldValues, ResolverResult } from 'react-hook-form'
import { ChildrenInput } from './children/children-input.tsx'
import { OnlyWith } from './children/only-with.tsx'
import { FieldInput } from './field-input.tsx'
import { formProblems } from './form-problems.ts'
import { useLocaleCode } from './use-locale-code.ts'

type Props = {
  definition: ResourceDefinition
  /** Controls of children that are no rows of fields. */
  childControls?: Readonly<Record<string, ComponentType>> | undefined
  toolbar?: ReactNode
  children?: ReactNode
}

/** The form of a resource: its fields, then the rows that belong to it. Its rules are those of the definition. */
export function ResourceForm({ definition, childControls, toolbar, children }: Props) {
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
        <OnlyWith key={name} condition={definition.onlyWith?.[name]}>
          <FieldInput source={name} field={field} />
        </OnlyWith>
      ))}
      {Object.entries(definition.children).map(([name, child]) => {
        const Control = childControls?.[name]
        if (!Control) return <ChildrenInput key={name} name={name} child={child} />
        return (
          <Suspense key={name}>
            <Control />
          </Suspense>
        )
      })}
      {children}
    </SimpleForm>
  )
}
