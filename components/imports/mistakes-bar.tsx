'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { FaultGroup } from './rows/group-faults'
import { useFaultText, useImportFieldLabels } from './rows/use-import-field-labels'

/** So many kinds are told at once; the others at a press. */
const SHOWN = 6

type MistakesBarProps = {
  groups: readonly FaultGroup[]
  /** The key of the one whose rows are shown. */
  chosen: string | null
  choose: (group: FaultGroup) => void
}

/** The mistakes by kind; a press shows their rows and goes to the first. */
export function MistakesBar({ groups, chosen, choose }: MistakesBarProps) {
  const t = useTranslations('imports.groups')
  const words = useImportFieldLabels()
  const faults = useFaultText()
  const [isWhole, setWhole] = useState(false)
  if (groups.length === 0) return null
  const shown = isWhole ? groups : groups.slice(0, SHOWN)
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap items-center gap-1.5">
      {shown.map((group) => {
        const said = t('one', {
          field: words.field(group.field),
          problem: faults.short({
            field: group.field,
            problem: group.problem,
            ...(group.limit === undefined ? {} : { limit: group.limit }),
          }),
        })
        return (
          <Button
            key={group.key}
            title={said}
            aria-pressed={group.key === chosen}
            className={cn(
              'h-8 max-w-80 font-normal pointer-coarse:h-12',
              group.key === chosen && 'border-late bg-late-soft text-late',
            )}
            onClick={() => choose(group)}
          >
            <span className="font-semibold text-late tabular-nums">{group.positions.size}</span>
            <span className="truncate">{said}</span>
          </Button>
        )
      })}
      {groups.length > SHOWN && (
        <Button variant="quiet" className="h-8" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('less') : t('more', { count: groups.length - SHOWN })}
        </Button>
      )}
    </div>
  )
}
