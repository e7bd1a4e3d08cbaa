'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Modal } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import type { Family } from '@/lib/domain/stages'
import { removeListView } from '@/lib/lists/actions'
import { listKeys } from '@/lib/lists/keys'
import type { ListView } from '@/lib/lists/model/list-view'

type RemoveViewsDialogProps = { family: Family; views: readonly ListView[]; onClose: () => void }

/** Every view that the person may remove; what is gone can be saved again. */
export function RemoveViewsDialog({ family, views, onClose }: RemoveViewsDialogProps) {
  const t = useTranslations('lists.views')
  const client = useQueryClient()
  const problems = useProblemText()
  const { all } = useChosenStores()
  const [pending, setPending] = useState<number | null>(null)

  async function remove(viewId: number) {
    setPending(viewId)
    try {
      const result = await removeListView({ viewId })
      if (result.ok) toast.success(t('removed'))
      else toast.error(problems.sentence(result))
    } catch {
      toast.error(problems.noAnswer())
    } finally {
      await client.invalidateQueries({ queryKey: listKeys.views(family) })
      setPending(null)
    }
  }

  const store = (id: number | null) => all.find((one) => one.id === id)
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={t('edit')}>
      <ul className="flex flex-col border-t">
        {views
          .filter(({ mayChange }) => mayChange)
          .map(({ id, name, storeId }) => (
            <li key={id} className="flex min-w-0 items-center justify-between gap-3 border-b py-1">
              <span className="min-w-0">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-xs text-muted">
                  {storeId === null
                    ? t('forMe')
                    : t('forStore', { store: store(storeId)?.name ?? '' })}
                </span>
              </span>
              <IconButton
                label={t('remove', { name })}
                icon={<Trash2 aria-hidden />}
                disabled={pending !== null}
                onClick={() => void remove(id)}
              />
            </li>
          ))}
      </ul>
    </Modal>
  )
}
