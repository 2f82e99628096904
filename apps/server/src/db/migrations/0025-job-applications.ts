import type { ColumnTypes } from '../migrate.ts';

/** Applications for jobs with their PDFs (S2 §7). */
export const jobApplications = ({ strict, bytes }: ColumnTypes): readonly string[] => [
  `create table job_applications (
    shop_id text not null references shops,
    application_id text not null,
    job_id text not null,
    job_title text not null,
    name text not null,
    contact text not null,
    message text not null,
    pdf ${bytes},
    received_at text not null,
    primary key (shop_id, application_id)
  ) ${strict}`,
  `create index job_applications_by_age on job_applications (received_at)`,
];
