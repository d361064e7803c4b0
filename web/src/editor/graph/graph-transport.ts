import 'client-only'
import type { LoggedOperation, Operation } from '@foyer/schema/documents/operation.ts'
import type { Rejection } from '@foyer/schema/documents/rejection.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { FragmentType } from '#graphql/generated/fragment-masking.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  AcknowledgedFragmentDoc,
  ApplyOperationsDocument,
  DraftContentFragmentDoc,
  EditedDraftDocument,
  type EditedDraftQuery,
  type RejectedEditFragment,
  RejectedEditFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { findGraphProblem, type GraphErrorCode } from '#graphql/graph-error.ts'
import type {
  ApplyReply,
  DocumentTransport,
  LoadedDocument,
} from '#editor/store/document-transport.ts'
import { publicationOfGraph } from '#editor/publish/publication-of-graph.ts'
import { callGraph } from './call-graph.ts'
import { type ContentLanguage, contentLocale } from '#graphql/content-language.ts'
import {
  modulesOfGraph,
  operationForGraph,
  operationOfGraph,
  valueOfState,
} from './operation-of-graph.ts'

/** The draft of a container, by the graph. */
export function graphTransport(slug: string, language: ContentLanguage): DocumentTransport {
  const locale = contentLocale(language)
  return {
    async load() {
      return draftOfGraph(slug, await callGraph(EditedDraftDocument, { locale, slug }))
    },
    async apply(sinceNumber, operations) {
      const input = { locale, slug, sinceNumber, operations: operations.map(operationForGraph) }
      try {
        const { applyOperations: reply } = await callGraph(ApplyOperationsDocument, { input })
        switch (reply?.__typename) {
          case 'AppliedOperations':
            return { type: 'applied', operations: loggedOf(reply.operations) }
          case 'EditConflictProblem':
            return {
              type: 'conflict',
              rejections: reply.rejectedOperations.map((rejected) =>
                rejectionOf(readFragment(RejectedEditFragmentDoc, rejected), operations),
              ),
              operations: loggedOf(reply.missedOperations),
            }
          case 'DocumentValidationProblem':
            return {
              type: 'invalid',
              fields: reply.fieldProblems.map(({ moduleId, field, messages }) => ({
                module: moduleId ?? null,
                field,
                messages,
              })),
            }
          case 'DocumentGoneProblem':
          case undefined:
            return { type: 'outdated' }
        }
      } catch (error) {
        return failureOf(findGraphProblem(error)?.code)
      }
    },
  }
}

/** Throws if there is no such document. */
export function draftOfGraph(
  slug: string,
  { editedDocument: draft }: EditedDraftQuery,
): LoadedDocument {
  if (!draft) throw new Error(`There is no document ${slug}.`)
  const modules = draft.modules.map((module) => readFragment(DraftContentFragmentDoc, module))
  const document = { fields: draft.fields as Values, modules: modulesOfGraph(modules) }
  const { number, ...publication } = publicationOfGraph(draft)
  return { document, number, publication }
}

function loggedOf(
  operations: readonly FragmentType<typeof AcknowledgedFragmentDoc>[],
): LoggedOperation[] {
  return operations.map((logged) => {
    const operation = operationOfGraph(readFragment(AcknowledgedFragmentDoc, logged))
    if (!operation) throw new Error('The site is older than the operations of this document.')
    return operation
  })
}

/** What was wanted is in the operation itself; what is there now comes with the missed operations. */
function rejectionOf(rejected: RejectedEditFragment, operations: readonly Operation[]): Rejection {
  const { operationId: operation, moduleId, path } = rejected
  const wanted = operations.find(({ id }) => id === operation)
  const module = moduleId ?? ''
  switch (rejected.reason) {
    case 'VALUE_CHANGED':
      return {
        problem: 'value-changed',
        operation,
        module: moduleId ?? null,
        path,
        base: valueOfState(rejected.base),
        current: valueOfState(rejected.current),
        incoming: valueOfState(rejected.incoming),
      }
    case 'MOVED':
      if (wanted?.type === 'move') {
        const { before: base, after: incoming } = wanted
        return { problem: 'moved', operation, module, base, current: base, incoming }
      }
      return { problem: 'removed', operation, module }
    case 'MODULE_CHANGED':
      return { problem: 'module-changed', operation, module, current: {} }
    case 'REMOVED':
      return { problem: 'removed', operation, module }
    case 'UNKNOWN_SECTION':
      return { problem: 'unknown-section', operation, module }
    case 'NESTED_SECTION':
      return { problem: 'nested-section', operation, module }
    case 'ID_TAKEN':
      return { problem: 'id-taken', operation, module }
    case 'BROKEN_ADD':
      return { problem: 'broken-add', operation, module }
    default:
      return { problem: 'unknown-module', operation, module }
  }
}

function failureOf(code: GraphErrorCode | undefined): ApplyReply {
  if (code === 'UNAUTHENTICATED') return { type: 'logged-out' }
  if (code === 'FORBIDDEN') return { type: 'forbidden' }
  // The request itself is wrong: sending it again would change nothing.
  if (code === 'BAD_USER_INPUT' || code === 'VALIDATION_FAILED')
    return { type: 'invalid', fields: [] }
  return { type: 'unavailable' }
}
