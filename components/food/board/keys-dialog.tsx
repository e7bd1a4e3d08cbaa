'use client'

import { useTranslations } from 'next-intl'
import { Kbd } from '@/components/ui/kbd'
import { Modal } from '@/components/ui/dialog'

const KEYS = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['enter', ['Enter']],
  ['ticket', ['T']],
  ['seen', ['A']],
  ['search', ['/']],
  ['escape', ['Esc']],
  ['new', ['N']],
  ['help', ['?']],
] as const

/** The keys of the board. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('board.keys')
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <dl className="space-y-1 pb-5">
        {KEYS.map(([name, keys]) => (
          <div key={name} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{t(name)}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
