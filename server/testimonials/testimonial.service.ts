import type { Database } from "#server/database/connect.ts";
import { staffWrites } from "#server/database/staff-writes.ts";
import { withinTransaction } from "#server/database/within-transaction.ts";
import { refuseField } from "#server/errors.ts";
import type { FileService } from "#server/files/file.service.ts";
import { NOT_A_PICTURE } from "#server/files/picture.ts";
import { publishPictures } from "#server/files/publish-pictures.ts";
import type { UploadedFile } from "#server/http/multipart.ts";
import type { User } from "#shared/session/session.ts";
import type { TestimonialForm } from "#shared/testimonials/testimonial-form.ts";

import { testimonialStore } from "./testimonial.store.ts";
import { testimonials } from "./testimonial.table.ts";

export function testimonialService(database: Database, files: FileService) {
  const writesOn = (on: Database) =>
    staffWrites(on, testimonials, { entity: "testimonial", label: "Testimonial" });

  return {
    list: testimonialStore(database.db).list,

    create: (form: TestimonialForm, upload: UploadedFile | undefined, by: User) => {
      if (!upload && form.image) throw refuseField("image", NOT_A_PICTURE);
      return publishPictures(database, files, upload ? [upload] : [], ([image = ""], trx) =>
        writesOn(withinTransaction(database, trx)).create({ ...form, image }, by),
      );
    },

    /** What staff have written is theirs: an example that they change is none any more. */
    change: (
      id: string,
      form: Partial<TestimonialForm>,
      upload: UploadedFile | undefined,
      by: User,
    ) =>
      publishPictures(database, files, upload ? [upload] : [], ([image = form.image], trx) =>
        writesOn(withinTransaction(database, trx)).update(
          id,
          { ...form, image, isExample: false },
          by,
          {
            check(row) {
              const isKept = !image || image === row.image || upload !== undefined;
              if (!isKept) throw refuseField("image", NOT_A_PICTURE);
            },
          },
        ),
      ),

    remove: (id: string, by: User) => writesOn(database).remove(id, by),
  };
}
