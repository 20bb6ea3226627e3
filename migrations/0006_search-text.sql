-- Lists are searched in one text for each row, which holds ASCII alone: the trigram index sees other
-- letters only where the server's locale knows them, and the embedded server's does not.
--
-- Writes every letter that is not ASCII as its number: п as ~43f~.
CREATE FUNCTION "spell_letters"("folded" text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN octet_length("folded") = length("folded") THEN "folded"
  ELSE (
    SELECT string_agg(
      CASE WHEN ascii("letter") < 128 THEN "letter" ELSE '~' || to_hex(ascii("letter")) || '~' END,
      '' ORDER BY "position")
    FROM regexp_split_to_table("folded", '') WITH ORDINALITY AS "letters"("letter", "position")
  )
END;
--> statement-breakpoint
-- Lower case, without accents. Arabic letters become the capitals, which are free after that; letters
-- that are often written for one another become the same (ا أ إ آ, ه ة, و ؤ, ي ى ئ, د ذ, ض ظ).
-- Figures are 0 to 9. Hamza, vowel signs, tatweel and marks of direction stand last and have no
-- counterpart: they are left out.
CREATE FUNCTION "search_text"("typed" text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  -- ASCII already, as most texts are: the long way takes ten times as long.
  WHEN octet_length("typed") = length("typed") THEN lower("typed")
  ELSE "spell_letters"(translate(
    lower("typed"),
    'ابتثجحخدرزسشصضطعغفقكلمنهويأإآٱةؤىئیذظپچژکگڤ'
      || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
      || 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīıłñńňòóôõöøōőřśşšťùúûüūůűýÿźżž'
      || 'ءـ' || U&'\064B\064C\064D\064E\064F\0650\0651\0652\0670\200C\200D\200E\200F\2066\2067\2068\2069',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZAAAAXYZZZHNBEJTTR'
      || '01234567890123456789'
      || 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorssstuuuuuuuyyzzz'
  ))
END;
--> statement-breakpoint
-- Phone numbers, one a line, without separators: Jordanian ones begin with 0, others with + and their
-- country's code. What is more than digits and separators stands there as it was typed too.
CREATE FUNCTION "phone_text"("typed" text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT replace(
    regexp_replace(
      regexp_replace(regexp_replace("folded", '[^0-9+\n]', '', 'g'), '^00', '+', 'gn'),
      '^(\+9620?|962(?=[2-9])|(?=7[789][0-9]{7}$))', '0', 'gn'
    ) || CASE WHEN "folded" ~ '[^-0-9+ ()./\n]' THEN E'\n' || "folded" ELSE '' END,
    E'\n', E'\n '
  )
  FROM "search_text"(array_to_string("typed", E'\n')) AS "folded";
END;
--> statement-breakpoint
-- What a search text must be like, one of these, to hold what was typed. What may be a phone number, or
-- a part of one, is looked for as such too. Of one or two letters, which no index of trigrams finds
-- inside a word, the beginning of a word is looked for; for signs alone nothing is.
CREATE FUNCTION "search_patterns"("typed" text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT
    CASE WHEN length("form") < 3 THEN '% ' ELSE '%' END
      || regexp_replace("form", '([\\%_])', '\\\1', 'g') || '%'), '{}')
  FROM "search_text"("typed") AS "folded"
  CROSS JOIN LATERAL unnest(ARRAY[
    "folded",
    CASE WHEN "folded" ~ '^[-+0-9 ()./]+$' THEN "phone_text"(ARRAY["folded"]) END
  ]) AS "form"
  WHERE "form" ~ '[a-zA-Z0-9]';
END;
