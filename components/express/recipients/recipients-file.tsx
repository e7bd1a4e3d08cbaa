'use client'

import { Download, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { useJoined } from '@/components/ui/use-joined'
import { exportRecipients, importRecipients } from '@/lib/express/actions'
import { MOST_RECIPIENTS, RECIPIENT_COLUMNS } from '@/lib/express/model/recipients'

/** The address book as a CSV file: out, and in again in the same form. */
export function RecipientsFile({ storeId }: { storeId: number }) {
  const t = useTranslations('waybills.recipients')
  const input = useRef<HTMLInputElement>(null)
  const { pending, save, read } = useBookFile(storeId)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('import')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
          target.value = ''
        }}
      />
      <Button
        icon={<Upload aria-hidden />}
        pending={pending === 'import'}
        onClick={() => input.current?.click()}
      >
        {t('import')}
      </Button>
      <Button
        icon={<Download aria-hidden />}
        pending={pending === 'export'}
        onClick={() => void save()}
      >
        {t('export')}
      </Button>
    </>
  )
}

function useBookFile(storeId: number) {
  const t = useTranslations('waybills.recipients')
  const joined = useJoined()
  const words = useProblemText()
  const router = useRouter()
  const [pending, setPending] = useState<'import' | 'export' | null>(null)

  async function during(what: 'import' | 'export', work: () => Promise<void>) {
    setPending(what)
    try {
      await work()
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setPending(null)
    }
  }

  const save = () =>
    during('export', async () => {
      const result = await exportRecipients({ storeId })
      if (!result.ok) {
        toast.error(words.sentence(result))
        return
      }
      const { writeCsv } = await import('@/lib/domain/write-csv')
      saveFile({ name: `${t('fileName')}.csv`, text: writeCsv(result.value.lines) })
    })

  const read = (file: File) =>
    during('import', async () => {
      const rows = await rowsOf(await file.text())
      if (!rows) {
        toast.error(t('notRead'))
        return
      }
      const result = await importRecipients({ storeId, rows })
      if (!result.ok) {
        toast.error(words.sentence(result))
        return
      }
      const { kept, refused } = result.value
      toast.success(t('imported', { count: kept }))
      if (refused.length > 0) {
        // The first line of the file names the columns.
        const lines = refused.slice(0, 10).map((at) => String(at + 2))
        toast.warning(t('refused', { count: refused.length, lines: joined(lines) }))
      }
      router.refresh()
    })

  return { pending, save, read }
}

/** The file's rows in the order of our columns; null for a file that names neither name nor phone. */
async function rowsOf(text: string): Promise<string[][] | null> {
  const [{ default: Papa }, { undefuseCell }] = await Promise.all([
    import('papaparse'),
    import('@/lib/domain/defuse-cell'),
  ])
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [head = [], ...rows] = data
  const bare = (name: string) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, '')
  const places = RECIPIENT_COLUMNS.map((column) =>
    head.findIndex((name) => bare(name) === column.toLowerCase()),
  )
  const [name, phone] = places
  if (name === -1 || phone === -1 || rows.length === 0 || rows.length > MOST_RECIPIENTS) return null
  return rows.map((row) =>
    places.map((place) => (place < 0 ? '' : undefuseCell(row[place] ?? '').slice(0, 255))),
  )
}
