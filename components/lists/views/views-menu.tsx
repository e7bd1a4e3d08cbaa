'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { Bookmark, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { readJson } from '@/components/shell/read-json'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu'
import type { Family } from '@/lib/domain/stages'
import { listKeys, listReads } from '@/lib/lists/keys'
import type { ListView } from '@/lib/lists/model/list-view'

const SaveViewDialog = dynamic(
  () => import('./save-view-dialog').then((module) => module.SaveViewDialog),
  { ssr: false },
)
const RemoveViewsDialog = dynamic(
  () => import('./remove-views-dialog').then((module) => module.RemoveViewsDialog),
  { ssr: false },
)

type ViewsMenuProps = {
  family: Family
  /** The list's address as it is now, from `?` on. */
  search: string
}

/** The views that were kept: the person's own, then those of each store. */
export function ViewsMenu({ family, search }: ViewsMenuProps) {
  const t = useTranslations('lists.views')
  const path = usePathname()
  const { all } = useChosenStores()
  const { data: views = [], isError } = useQuery(viewsQuery(family))
  const [dialog, setDialog] = useState<'save' | 'remove' | null>(null)
  const mine = views.filter(({ storeId }) => storeId === null)
  const ofStores = all.flatMap((store) => {
    const theirs = views.filter(({ storeId }) => storeId === store.id)
    return theirs.length === 0 ? [] : [{ label: t('ofStore', { store: store.name }), theirs }]
  })
  const groups = [...(mine.length > 0 ? [{ label: t('mine'), theirs: mine }] : []), ...ofStores]
  return (
    <>
      <Menu trigger={<Button icon={<Bookmark aria-hidden />}>{t('open')}</Button>}>
        {groups.map(({ label, theirs }) => (
          <div key={label}>
            <MenuLabel>{label}</MenuLabel>
            {theirs.map((view) => (
              <MenuItem key={view.id} asChild>
                <Link href={path + view.search} prefetch={false}>
                  <span className="max-w-72 truncate">{view.name}</span>
                </Link>
              </MenuItem>
            ))}
          </div>
        ))}
        {groups.length === 0 && (
          <p className="max-w-64 px-3 py-2 text-muted">{t(isError ? 'failed' : 'none')}</p>
        )}
        <MenuSeparator />
        <MenuItem icon={<Plus aria-hidden />} onSelect={() => setDialog('save')}>
          {t('save')}
        </MenuItem>
        {views.some(({ mayChange }) => mayChange) && (
          <MenuItem icon={<Trash2 aria-hidden />} onSelect={() => setDialog('remove')}>
            {t('edit')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'save' && (
        <SaveViewDialog family={family} search={search} onClose={() => setDialog(null)} />
      )}
      {dialog === 'remove' && (
        <RemoveViewsDialog family={family} views={views} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

function viewsQuery(family: Family) {
  return queryOptions({
    queryKey: listKeys.views(family),
    queryFn: ({ signal }) => readJson<ListView[]>(listReads.views(family), signal),
  })
}
