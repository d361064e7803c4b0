import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import {
  Edit,
  type HttpError,
  SaveButton,
  Toolbar,
  TopToolbar,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin'
import { changedValues, type Row } from '#provider/written-values.ts'
import { CopyButton } from './parts/copy-button.tsx'
import { type Conflict, ConflictDialog, type Reread } from './conflict-dialog.tsx'
import { DeleteButton } from './deleting/delete-button.tsx'
import { ResourceForm } from './resource-form.tsx'
import { RowHistory } from './parts/row-history.tsx'
import { EditInPage } from './site/edit-in-page.tsx'
import { SeeOnSite } from './site/see-on-site.tsx'
import { unplacedProblems } from './unplaced-problems.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

type Props = {
  definition: ResourceDefinition
  /** What can be done with rows of this resource only. */
  actions?: ReactNode
  /** It is the only row, which is neither copied nor deleted. */
  isOnlyRow?: boolean
  childControls?: Readonly<Record<string, ComponentType>> | undefined
  aside?: ReactNode
}

type Sent = { data?: Row; previousData?: Row }

/** The form of a row, its history, and what is shown when somebody else has changed it meanwhile. */
export function ResourceEdit(props: Props) {
  const { definition, actions, isOnlyRow = false, childControls, aside } = props
  const locale = useLocaleCode()
  const notify = useNotify()
  const refresh = useRefresh()
  const dataProvider = useDataProvider()
  const [conflict, setConflict] = useState<Conflict>()
  // A new form, which begins with what is stored.
  const [version, setVersion] = useState(0)

  const onError = (error: unknown, sent: Sent) => {
    const { status, body } = error as HttpError
    const stored = (body as { current?: Row } | undefined)?.current
    if (status === 409 && stored)
      return setConflict({ stored, mine: merge(definition, stored, sent) })
    const text = unplacedProblems(definition, error as HttpError)
    if (text) notify(text, { type: 'error' })
    return undefined
  }
  // The form begins anew only once the row has been read: one that came later would overwrite what is typed meanwhile.
  const startAgain = async (reread: Reread) => {
    await reread()
    setConflict(undefined)
    setVersion((before) => before + 1)
    refresh()
  }
  const keepMine = async (reread: Reread) => {
    if (!conflict) return
    const { stored, mine } = conflict
    try {
      await dataProvider.update(definition.resource, {
        id: stored['id'] as number,
        data: { ...mine, revision: stored['revision'] },
        previousData: stored as never,
      })
      notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
      await startAgain(reread)
    } catch (error) {
      setConflict(undefined)
      onError(error, { data: mine, previousData: stored })
    }
  }

  return (
    <Edit
      {...(isOnlyRow && { title: definition.name[locale] })}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError: onError as never }}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          {actions}
          {!isOnlyRow && <CopyButton />}
          {definition.isEditedInPage && <EditInPage definition={definition} />}
          <SeeOnSite definition={definition} />
        </TopToolbar>
      }
    >
      <ResourceForm
        key={version}
        definition={definition}
        childControls={childControls}
        aside={aside}
        toolbar={
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            <SaveButton />
            {!isOnlyRow && <DeleteButton />}
          </Toolbar>
        }
      />
      <RowHistory />
      {conflict && (
        <ConflictDialog
          definition={definition}
          conflict={conflict}
          onTakeStored={(reread) => void startAgain(reread)}
          onKeepMine={(reread) => void keepMine(reread)}
        />
      )}
    </Edit>
  )
}

/** What is stored, with what the editor has changed. */
function merge(
  definition: ResourceDefinition,
  stored: Row,
  { data = {}, previousData = {} }: Sent,
): Row {
  return { ...stored, ...changedValues(definition, { before: previousData, after: data }) }
}
