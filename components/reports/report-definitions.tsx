import { ReportPart } from './report-part'

/** What counts and what does not, as `docs/reports.md` has it. */
export function ReportDefinitions({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <ReportPart title={title}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-muted">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </ReportPart>
  )
}
