import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Box, Stack } from '@mui/material'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { SimpleForm } from 'react-admin'
import type { FieldValues, ResolverResult } from 'react-hook-form'
import { ChildrenInput } from './children/children-input.tsx'
import { OnlyWith } from './children/only-with.tsx'
import { FieldInput } from './field-input.tsx'
import { formProblems } from './form-problems.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

type Props = {
  definition: ResourceDefinition
  /** Controls of children that are no rows of fields. */
  childControls?: Readonly<Record<string, ComponentType>> | undefined
  toolbar?: ReactNode
  /** What is shown beside the fields while they are filled in. */
  aside?: ReactNode
  children?: ReactNode
}

/** The form of a resource: its fields, then the rows that belong to it. Its rules are those of the definition. */
export function ResourceForm({ definition, childControls, toolbar, aside, children }: Props) {
  const locale = useLocaleCode()
  const resolver = (values: FieldValues): ResolverResult => {
    const errors = formProblems(definition, values, locale)
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as never }
      : { values, errors: {} }
  }
  const fields = (
    <>
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
    </>
  )
  return (
    <SimpleForm
      resolver={resolver}
      noValidate
      warnWhenUnsavedChanges
      sx={{ maxWidth: aside ? '100rem' : '64rem' }}
      {...(toolbar !== undefined && { toolbar: <>{toolbar}</> })}
    >
      {aside ? <Beside aside={aside}>{fields}</Beside> : fields}
      {children}
    </SimpleForm>
  )
}

/** Fields and what is beside them; below them where there is no room. */
function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        width: '100%',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(20rem, 28rem)' },
        alignItems: 'start',
      }}
    >
      <Stack sx={{ alignItems: 'flex-start', minWidth: 0 }}>{children}</Stack>
      <Box
        sx={{
          position: { lg: 'sticky' },
          top: 64,
          maxHeight: { lg: 'calc(100vh - 80px)' },
          overflowY: 'auto',
        }}
      >
        <Suspense>{aside}</Suspense>
      </Box>
    </Box>
  )
}
