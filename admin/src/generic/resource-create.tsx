import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { Create, type HttpError, SaveButton, Toolbar, useNotify } from 'react-admin'
import { unplacedProblems } from './unplaced-problems.ts'
import { ResourceForm } from './resource-form.tsx'

type Props = {
  definition: ResourceDefinition
  childControls?: Readonly<Record<string, ComponentType>> | undefined
  aside?: ReactNode
}

/** Adds a row. A repeated request after a lost response adds no second one. */
export function ResourceCreate({ definition, childControls, aside }: Props) {
  const notify = useNotify()
  const key = useMemo(() => randomKey(), [])
  return (
    <Create
      redirect="edit"
      mutationOptions={{
        meta: { key },
        onError: (error) => {
          const text = unplacedProblems(definition, error as HttpError)
          if (text) notify(text, { type: 'error' })
        },
      }}
    >
      <ResourceForm
        definition={definition}
        childControls={childControls}
        aside={aside}
        toolbar={
          <Toolbar>
            <SaveButton alwaysEnable />
          </Toolbar>
        }
      />
    </Create>
  )
}

/** Also where the site has no TLS, as on a machine in the house. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
