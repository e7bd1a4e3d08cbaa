'use client'

import { Plus, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { LocalDay } from '@/lib/domain/hours/drawn-hours'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { withClosure, withoutClosure } from './edit-dates'
import type { HoursEditor } from '../use-hours-editor'
import { useHoursLabels } from '../use-hours-labels'

const ClosureDialog = dynamic(
  () => import('./closure-dialog').then((module) => module.ClosureDialog),
  { ssr: false },
)

/** Times at which the store is closed whatever else is drawn, such as a typhoon's afternoon. */
export function ClosuresList({ editor, today }: { editor: HoursEditor; today: LocalDay }) {
  const t = useTranslations('hours.closures')
  const words = useHoursLabels()
  const [isAdding, setAdding] = useState(false)
  const { closures } = editor.hours
  const hasAny = closures.some(({ to }) => to >= today)
  return (
    <section>
      <h2 className="font-semibold">{t('title')}</h2>
      {!hasAny && <p className="mt-1 text-muted">{t('none')}</p>}
      <ul className="mt-2 divide-y empty:hidden">
        {closures.map((closure, index) => {
          if (closure.to < today) return null
          const span = words.closure(closure)
          return (
            <li key={`${index} ${span}`} className="flex min-h-12 items-center gap-2 px-2">
              <span className="min-w-0 flex-1">
                <span className="font-medium tabular-nums">{span}</span>
                {closure.name && (
                  <span className="block wrap-anywhere text-muted">{closure.name}</span>
                )}
              </span>
              {editor.mayEdit && (
                <IconButton
                  label={t('remove', { span })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => editor.change(withoutClosure(editor.hours, index))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {editor.mayEdit && (
        <Button className="mt-2" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      {isAdding && (
        <ClosureDialog
          today={today}
          onAdd={(closure) => editor.change(withClosure(editor.hours, closure))}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
