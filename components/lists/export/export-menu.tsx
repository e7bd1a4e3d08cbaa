'use client'

import { Download, FileSpreadsheet, FileText, Folder } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu'
import { toast } from '@/components/ui/toast'
import { startExport } from '@/lib/lists/actions'
import { listReads } from '@/lib/lists/keys'
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/lists/model/list-export'
import type { ListQuery } from '@/lib/lists/model/listed-order'

const ExportsDialog = dynamic(
  () => import('./exports-dialog').then((module) => module.ExportsDialog),
  { ssr: false },
)

const ICONS = { csv: <FileText aria-hidden />, xlsx: <FileSpreadsheet aria-hidden /> }

type ExportMenuProps = {
  query: ListQuery
  /** Of what is chosen; null for all of the list. */
  orderIds: readonly number[] | null
}

/**
 * The list as a file: saved at once, or, of a long list, made in the background. Nothing on a shared
 * tablet, which no customers' data leaves.
 */
export function ExportMenu({ query, orderIds }: ExportMenuProps) {
  const t = useTranslations('lists')
  const words = useProblemText()
  const [isStarting, setStarting] = useState(false)
  const [dialog, setDialog] = useState<'started' | 'open' | null>(null)
  const start = async (format: ExportFormat) => {
    const list = listReads.exported(query, orderIds)
    setStarting(true)
    try {
      const result = await startExport({ list, format })
      if (!result.ok) toast.error(words.sentence(result))
      else if (result.value.exportId !== null) setDialog('started')
      else saveFrom(listReads.file(list, format))
    } catch (error) {
      toast.error(words.noAnswer(error))
    } finally {
      setStarting(false)
    }
  }
  if (useViewer().tablet !== null) return null
  return (
    <>
      <Menu
        trigger={
          <Button icon={<Download aria-hidden />} pending={isStarting}>
            {t('export')}
          </Button>
        }
      >
        {EXPORT_FORMATS.map((format) => (
          <MenuItem key={format} icon={ICONS[format]} onSelect={() => void start(format)}>
            {t(`exports.${format}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<Folder aria-hidden />} onSelect={() => setDialog('open')}>
          {t('exports.own')}
        </MenuItem>
      </Menu>
      {dialog && <ExportsDialog isNew={dialog === 'started'} onClose={() => setDialog(null)} />}
    </>
  )
}

/** Has the browser save what an address answers; its name comes with it. */
function saveFrom(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
