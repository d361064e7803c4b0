'use client'
import { useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { groupModules, type ModuleGroup } from './module-groups.ts'

/** The first modules of a list in groups, the same ones as long as they have the same modules. */
export function useGroups(list: readonly string[], count: number): ModuleGroup[] {
  const { selection } = useEditing()
  const [grouped, setGrouped] = useState(() => ({
    list,
    count,
    groups: groupModules(list.slice(0, count)),
  }))
  if (grouped.list === list && grouped.count === count) return grouped.groups
  // What is moved by keyboard or by its tools is selected.
  const groups = groupModules(list.slice(0, count), grouped.groups, selection.current())
  setGrouped({ list, count, groups })
  return groups
}
