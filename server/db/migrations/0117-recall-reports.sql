-- Finds the tasks that go to the ERP with the next batch, and those of a batch.
create index recall_task_new on recall_task (changed_at) where batch is null and state <> 'open';
create index recall_task_batch on recall_task (batch) where batch is not null;
