export { ReportSkeleton as default } from '@/components/reports/report-skeleton'
